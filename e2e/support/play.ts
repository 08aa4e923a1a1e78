import type { Person } from './person'

/** What a person's screen waits for. */
type Moment = 'cut' | 'ready' | 'ask' | 'thank' | 'again' | 'away' | 'wait'

/** What the screen asks of the person now. */
export async function momentOf({ page }: Person): Promise<Moment> {
  const shown = await page
    .getByRole('button', {
      name: /^(Cut here|Ready for the|Thank you|Please|Play again|Take my seat back)/,
    })
    .allInnerTexts()
  const has = (start: string) => shown.some((text) => text.startsWith(start))
  if (has('Play again')) return 'again'
  if (has('Take my seat back')) return 'away'
  if (has('Cut here')) return 'cut'
  if (has('Ready for the')) return 'ready'
  if (has('Thank you')) return 'thank'
  return has('Please') ? 'ask' : 'wait'
}

/** Chooses among so many, from 0: tests play without luck, each request another than the last. */
export type Chooser = (count: number) => number

/** A chooser that goes through all there is. */
export function inTurn(start = 0): Chooser {
  let next = start
  return (count) => next++ % count
}

/**
 * Does what the screen asks for, once. A move that comes too late because others were quicker is none, as at a table.
 * @returns what there was to do
 */
export async function step(person: Person, choose: Chooser): Promise<Moment> {
  const moment = await momentOf(person)
  if (moment === 'cut') await tap(person, 'Cut here')
  if (moment === 'ready') await tap(person, /^Ready for the/)
  if (moment === 'thank') await thank(person)
  if (moment === 'ask') await askSomething(person, choose)
  return moment
}

async function thank(person: Person): Promise<void> {
  // The button is deaf for a moment, so that a double tap says nothing.
  await tap(person, 'Thank you')
}

async function askSomething({ page }: Person, choose: Chooser): Promise<void> {
  const whom = page.locator('#ask').getByRole('radio')
  const gaps = page.locator('.gap')
  await whom.nth(choose(await whom.count())).check()
  await gaps.nth(choose(await gaps.count())).click()
  await page.getByRole('button', { name: 'Please', exact: true }).click()
}

async function tap({ page }: Person, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
}
