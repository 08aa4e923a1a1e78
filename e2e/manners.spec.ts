import type { Locator } from '@playwright/test'
import type { Person } from './support/person'
import { momentOf, step } from './support/play'
import { expect, test } from './support/test'

const BY_MEMORY = {
  Cards: 'Four sets',
  Seats: '5',
  'The list of sets': 'Put away',
  'Computer players': 'None yet',
}

/** What is to be seen, and whether it has been. */
type Seen = Record<'forgotPlease' | 'forgotThanks' | 'mistaken' | 'emptyHand', boolean>

test('by memory: a forgotten Please, a forgotten Thank You, a mistake, and an empty hand', async ({
  person,
}) => {
  test.setTimeout(260_000)
  const [anna, bess] = [await person('Anna'), await person('Bess')]
  await anna.signUp()
  await bess.signUp()
  const code = await anna.makeTable(BY_MEMORY, 20)
  for (const seat of [3, 4, 5]) await anna.button(`Put a computer player in seat ${seat}`).click()
  await bess.join(code, { guest: false })
  for (const each of [anna, bess]) await each.button('I am ready').click()

  const seen: Seen = { forgotPlease: false, forgotThanks: false, mistaken: false, emptyHand: false }
  await expect
    .poll(
      async () => {
        await turn(anna, bess, seen)
        await turn(bess, anna, seen)
        return seen
      },
      { timeout: 220_000, intervals: [50] },
    )
    .toEqual({ forgotPlease: true, forgotThanks: true, mistaken: true, emptyHand: true })
})

/** Does what the person's screen asks for, and what hasn't been seen yet where the cards allow it. */
async function turn(one: Person, other: Person, seen: Seen): Promise<void> {
  const moment = await momentOf(one)
  if (moment === 'thank' && !seen.forgotThanks) return forgetThanks(one, other, seen)
  if (moment !== 'ask') return void (await step(one, () => 0))
  const [mine, theirs] = [await cardsOf(one), await cardsOf(other)]
  const numbers = new Set(mine.map(({ number }) => number))
  const ofMine = theirs.find(({ number }) => numbers.has(number))
  const ofNone = theirs.find(({ number }) => !numbers.has(number))
  if (!seen.forgotPlease && ofMine) {
    await one.ask(other.name, ofMine.name, 'Ask, without Please')
    await expect(said(one, /and forgot to say Please/)).toBeVisible()
    seen.forgotPlease = true
  } else if (mine.length === 0 && ofNone) {
    await expect(one.page.getByText('you may ask for any card still in play').first()).toBeVisible()
    await one.ask(other.name, ofNone.name, 'Please')
    await expect(said(one, /gave you/)).toBeVisible()
    seen.emptyHand = true
  } else if (!seen.mistaken && ofNone) {
    await one.ask(other.name, ofNone.name, 'Please')
    await expect(said(one, /you hold no other card of that set/)).toBeVisible()
    seen.mistaken = true
  } else {
    await one.ask(other.name, (ofMine ?? ofNone ?? mine[0])?.name ?? 'Lent', 'Please')
  }
}

/** Asks on without a word of thanks: the card goes back. */
async function forgetThanks(one: Person, other: Person, seen: Seen): Promise<void> {
  await one.button('ask again').click()
  const [card] = await cardsOf(one)
  await one.ask(other.name, card?.name ?? 'Lent', 'Please')
  await expect(said(one, /You forgot to say Thank You/)).toBeVisible()
  seen.forgotThanks = true
}

/** The cards in a person's hand, as their own screen names them. */
async function cardsOf({ page }: Person): Promise<{ name: string; number: number }[]> {
  const labels = await page
    .getByRole('button', { name: /, number \d+\. Look at it/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => {
    const [, name = '', number = ''] = /^(.+), number (\d+)\./.exec(label) ?? []
    return { name, number: Number(number) }
  })
}

function said({ page }: Person, words: RegExp): Locator {
  return page.getByText(words).first()
}
