import { TRPCError } from '@trpc/server'
import { describe, expect, it, vi } from 'vitest'
import words from '@/messages/en/errors.json'
import { Refusal } from '@/server/refusal'
import { dataOf, note, REASONS, travelling } from './errors'

const ours = new TRPCError({
  code: 'INTERNAL_SERVER_ERROR',
  message: 'the ace of spades',
  cause: new Error('the ace of spades'),
})

describe('an error', () => {
  it('failure 2: of ours tells nothing of what it quotes, to people or in the log', () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    note('table.act', ours)
    expect(noted.mock.calls.join()).toMatch(/table\.act failed: Error\n\s+at /)
    expect(noted.mock.calls.join()).not.toContain('spades')
    noted.mockRestore()
    expect(travelling(ours)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', message: 'our-fault' })
    expect(dataOf(ours)).toEqual({ reason: 'our-fault', until: null, faults: [] })
  })

  it('of the database being away may be tried again', () => {
    const away = new TRPCError({
      code: 'INTERNAL_SERVER_ERROR',
      cause: Object.assign(new Error('x'), { code: 'P1001' }),
    })
    expect(travelling(away)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: 'try-again' })
  })

  it('that is a refusal travels with its reason', () => {
    const refused = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new Refusal('id-used') })
    expect(travelling(refused)).toMatchObject({ code: 'CONFLICT', message: 'id-used' })
  })

  it('has words for people, whatever its reason', () => {
    const told = new Set(Object.keys(words))
    expect(REASONS.filter((reason) => !told.has(reason))).toEqual([])
  })
})
