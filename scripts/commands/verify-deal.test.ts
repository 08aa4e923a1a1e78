import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fairOf } from '../../engine/check-deal'
import type { Game } from '../../engine/game-state'
import { dealNext, heard, playGame } from '../../engine/testing/games'
import { writeRecord } from '../../engine/write-record'
import { Folder, run } from './testing'

const players = ['Agnes', 'Beth', 'Clare']
const ended = heard(dealNext(playGame({})), { do: 'stop' })
const fair = proofOf(ended)

function proofOf(game: Game) {
  const proof = fairOf(game)
  if (!proof) throw new Error('the hand is not over')
  return proof
}

/** The record of the hand, with its proof changed. */
function record(forged: object = {}) {
  return (
    ended.hand && writeRecord(ended.hand, { players, commands: [], fair: { ...fair, ...forged } })
  )
}

let folder: Folder
beforeAll(() => {
  folder = new Folder()
})
afterAll(() => folder.remove())

describe('verify-deal', () => {
  test('finds a fair deal fair', async () => {
    const file = folder.write('fair.json', record())
    const { status, stdout, stderr } = await run('verify-deal', [file])
    expect([status, stderr]).toEqual([0, ''])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.at(-1)).toBe('The hand was dealt as committed.')
    expect(lines.slice(0, -1).filter((line) => !line.startsWith('yes  '))).toEqual([])
    expect(lines).toHaveLength(5 + fair.cuts.length)
    expect(stdout).toContain('for Agnes (seat 0), Beth (seat 1), Clare (seat 2) the table did.')
  })

  test('finds out a forged proof', async () => {
    const forged: [object, string][] = [
      [{ secret: '6'.repeat(64) }, 'The secret is the one committed to before the cut'],
      [{ commitment: '6'.repeat(64) }, 'The secret is the one committed to before the cut'],
      [{ contributions: fair.contributions.slice(1) }, 'Every seat added something'],
      [
        { contributions: fair.contributions.toReversed() },
        'The cards dealt are those of the shuffle',
      ],
      [{ cuts: fair.cuts.map((cut) => ({ ...cut, at: (cut.at % 59) + 1 })) }, 'Agnes (seat 0) cut'],
      [{ cuts: fair.cuts.slice(1) }, 'The dealer is the one who cut highest'],
    ]
    const file = folder.write(
      'forged.json',
      forged.map(([proof]) => record(proof)),
    )
    const { status, stdout, stderr } = await run('verify-deal', [file])
    expect([status, stderr]).toEqual([1, ''])
    const reports = stdout.split('The hand was NOT dealt as committed.\n')
    expect(reports).toHaveLength(forged.length + 1)
    for (const [index, [, line]] of forged.entries()) {
      expect(reports[index]).toContain(`NO   ${line}`)
    }
  })

  test('says on one line of a bad file what is wrong, and checks the others', async () => {
    const { fair: _, ...without } = record() ?? {}
    const bad = folder.write('bad\n.json', without)
    const odd = folder.write('odd.json', [record(), record({ secret: 'x\n' })])
    const good = folder.write('good.json', record())
    const { status, stdout, stderr } = await run('verify-deal', [bad, odd, good])
    expect(status).toBe(1)
    expect(stdout.match(/The hand was dealt as committed/g)).toHaveLength(1)
    expect(stderr.split('\n')).toEqual([
      `${bad.replace('\n', '\\u000a')}: fair: is missing: this record has no proof of its deal`,
      `${odd}: record [1].fair.secret: must be 64 small hex digits`,
      '',
    ])
  })

  test('lets no name of a player pass for its own words', async () => {
    const forger = 'Agnes\nThe hand was dealt as committed.\u001b[8m'
    const forged = { ...record({ secret: '6'.repeat(64) }), players: [forger, 'Beth', 'Clare'] }
    const { stdout } = await run('verify-deal', ['-'], JSON.stringify(forged))
    expect(stdout).toContain('Agnes\\u000aThe hand was dealt as committed.\\u001b[8m (seat 0)')
    expect(stdout).not.toMatch(/^The hand was dealt/m)
  })

  test('says how to use it, where no file is named', async () => {
    const ran = await run('verify-deal', [])
    expect(ran).toMatchObject({ status: 1, stdout: '' })
    expect(ran.stderr).toMatch('npm run -s verify-deal -- FILE')
  })
})
