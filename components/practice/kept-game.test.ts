import { describe, expect, it } from 'vitest'
import { surroundings } from '@/components/table/testing/tables'
import { dealAtOnce } from './deal-at-once'
import { readGame, writeGame } from './kept-game'
import { actLocally, doDue, dueLocally, type LocalTable, openLocalTable } from './local-table'
import { readWishes, settingsOf } from './wishes'

const around = surroundings()

function begun(wishes = ''): LocalTable {
  return dealAtOnce(openLocalTable(settingsOf(readWishes(wishes)), around), around)
}

/** The person asks in vain, and the others play until it is the person's turn again. */
function played(): LocalTable {
  const local = begun('deck=short')
  const card = local.table.game?.hand?.dealt[0]?.[0] ?? ''
  const asked = actLocally(
    local,
    { do: 'play', play: { do: 'ask', of: 1, card, please: true } },
    around,
  )
  let after = asked.local
  for (let due = dueLocally(after, around); due; due = dueLocally(after, around)) {
    after = doDue(after, due, around)
  }
  return after
}

describe('a practice game', () => {
  it.each(['', 'computers=2', 'computers=6&list=withdrawn', 'deck=short&courtesy=gentle'])(
    'is at its first request at once, and the person deals: "%s"',
    (wishes) => {
      const { game } = begun(wishes).table
      expect(game?.phase).toBe('playing')
      expect(game?.hand?.turn).toBe(0)
      expect(game?.dealer).toBe(0)
    },
  )

  it('is cut for by the rules: nobody cut a higher number than the person', () => {
    const { game } = begun().table
    const number = (card: string) => game?.deck.card(card)?.set.number ?? 0
    const last = game?.cuts.filter(({ round }) => round === game.round) ?? []
    const mine = last.find(({ by }) => by === 0)
    for (const { card } of last) expect(number(card)).toBeLessThanOrEqual(number(mine?.card ?? ''))
  })

  it('is the same when it is taken up again', () => {
    const local = played()
    const again = readGame(writeGame(local))
    expect(JSON.stringify(again)).toBe(JSON.stringify(local))
    expect(local.heard.length).toBeGreaterThan(10)
  })

  it.each([
    ['nothing', null],
    ['rubbish', '{"version":1,'],
    ['another kind of thing', '[1,2]'],
    ['no settings', '{"version":1,"heard":[]}'],
    ['an older version', writeGame(played()).replace('"version":1', '"version":0')],
    ['settings nobody can have', writeGame(played()).replace('"seats":4', '"seats":40')],
    ['a command that is not heard', writeGame(played()).replace('"of":1', '"of":0')],
    ['a command nobody knows', writeGame(played()).replace('"do":"commit"', '"do":"shuffle"')],
    ['no commands', writeGame({ ...played(), heard: [] })],
    ['commands of no kind', writeGame(played()).replace('"heard":[', '"heard":[[1,null],')],
  ])('that was kept as %s is put away', (_, text) => {
    expect(readGame(text)).toBeNull()
  })
})

describe('wishes', () => {
  it.each([null, '', 'computers=99&deck=mine', '%%'])(
    'are as usual where %j makes no sense',
    (text) => {
      expect(settingsOf(readWishes(text))).toMatchObject({
        deck: 'traditional',
        seats: 4,
        hands: 1,
        courtesy: 'strict',
        list: 'shown',
      })
    },
  )
})
