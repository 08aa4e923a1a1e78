// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { contributionTo } from './contribution'

const deal = { table: 't', game: 1, hand: 1, attempt: 1 }

beforeEach(() => localStorage.clear())

test('a deal has one contribution, kept beside the commitment it was made for', () => {
  const made = contributionTo(deal, 'c0ffee')
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(contributionTo(deal, 'c0ffee')).toBe(made)
  const kept = localStorage.getItem('church-game:deal:t:1:1:1')
  expect(JSON.parse(kept ?? '')).toEqual({ contribution: made, commitment: 'c0ffee' })
})

test('another deal has another', () => {
  const made = contributionTo(deal, null)
  expect(contributionTo({ ...deal, attempt: 2 }, null)).not.toBe(made)
  expect(contributionTo({ ...deal, game: 2 }, null)).not.toBe(made)
})

test('a browser that keeps nothing contributes all the same', () => {
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(contributionTo(deal, null)).toMatch(/^[0-9a-f]{64}$/)
  broken.mockRestore()
})
