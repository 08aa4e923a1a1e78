import { DECKS } from './support/decks'
import type { Person } from './support/person'
import { inTurn, step } from './support/play'
import { expect, test } from './support/test'

const ALL_SETS = { Cards: 'All ten sets', Seats: '5', 'Who may sit down': 'Whom I invite' }

test('failure 22: the whole deck is played to its end, and counts for both', async ({ person }) => {
  test.setTimeout(300_000)
  const [anna, gail] = [await person('Anna'), await person('Gail')]
  await anna.signUp()
  const code = await anna.makeTable(ALL_SETS, 1)
  for (const seat of [3, 4, 5]) await anna.button(`Put a computer player in seat ${seat}`).click()
  await gail.join(code, { guest: true })
  for (const each of [anna, gail]) await each.button('I am ready').click()
  const [annaChooses, gailChooses] = [inTurn(), inTurn(1)]
  await expect
    .poll(
      async () => {
        const moments = [await step(anna, annaChooses), await step(gail, gailChooses)]
        return moments.every((moment) => moment === 'again')
      },
      { timeout: 240_000, intervals: [50] },
    )
    .toBe(true)

  const cards = await cardsWon(anna, '.total')
  expect(cards.reduce((all, each) => all + each, 0)).toBe(DECKS.traditional.deck.pack.length)
  expect(await cardsWon(gail, '.total')).toEqual(cards)
  for (const each of [anna, gail]) {
    await each.page.goto('/games')
    expect(await cardsWon(each, '.cards-won')).toEqual(cards)
  }
})

/** What everybody has won, as a person's page shows it: most first. */
async function cardsWon({ page }: Person, where: string): Promise<number[]> {
  await expect(page.locator(where)).toHaveCount(5)
  return (await page.locator(where).allInnerTexts()).map((text) => Number.parseInt(text, 10))
}
