import { beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '@/server/testing/database'
import { asGuest, type Person, tableNow, withAccount } from '@/server/testing/people'
import { COMPUTERS } from './computers'
import { lobby } from './lobby'
import { namesOf } from './look'
import { prepareCalls } from './worker'

withDatabase()

let anna: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
}, 60_000)

/** The names of those who sit at a table, by seat. */
async function namesAt(table: string): Promise<(string | undefined)[]> {
  const { seats } = (await tableNow(table)).table
  const names = await namesOf(seats.flatMap((sitter) => sitter?.player ?? []))
  return seats.map((sitter) => (sitter ? names[sitter.player] : undefined))
}

const [first, second, third] = COMPUTERS.map(({ nickname }) => nickname)

describe('a computer player', () => {
  it('is told by its kind, and not by its nickname', async () => {
    const table = await anna.open({ seats: 3 }, true)
    expect(await namesAt(table)).toEqual(['Anna', first, second])
    const { mine } = await lobby(anna.visitor)
    expect(mine.find(({ id }) => id === table)?.people).toEqual([
      { name: 'Anna', isComputer: false },
      { name: first, isComputer: true },
      { name: second, isComputer: true },
    ])
  })

  it('doesn’t sit down beside a person who looks like it', async () => {
    const namesake = await withAccount('Míss Marig0ld')
    const table = await namesake.open({ seats: 3 }, true)
    expect(await namesAt(table)).toEqual(['Míss Marig0ld', second, third])
    const other = await anna.open({ seats: 3 })
    await namesake.tell(other, { do: 'sit', seat: 1 })
    await anna.tell(other, { do: 'seat-computer', seat: 2 })
    expect(await namesAt(other)).toEqual(['Anna', 'Míss Marig0ld', second])
  })

  it('has no person beside it who looks like it', async () => {
    const table = await anna.open({ seats: 3, open: false })
    await anna.tell(table, { do: 'seat-computer', seat: 1 })
    const guest = await asGuest('Miss  MARIGOLD', new Map())
    await guest.comeTo(table)
    await expect(guest.tell(table, { do: 'sit', seat: 2 })).rejects.toMatchObject({
      fault: 'nickname-taken-here',
    })
  })
})
