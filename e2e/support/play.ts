import { errors } from '@playwright/test'
import type { Person } from './person'

/** What a person's screen waits for. */
type Moment = 'cut' | 'ready' | 'ask' | 'thank' | 'again' | 'away' | 'wait'

/** What the screen asks of the person now; what is on its way already isn't asked for. */
export async function momentOf({ page }: Person): Promise<Moment> {
  const shown = await page
    .locator('button:not([data-busy])')
    .filter({
      hasText: /^(Cut here|Ready for the|Thank you|Please|Play again|Take my seat back)/,
      visible: true,
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
 * Does what the screen asks for, once. What comes too late because others were quicker, or the table went on, is no
 * move: the screen is looked at again.
 * @returns what there was to do
 */
export async function step(person: Person, choose: Chooser): Promise<Moment> {
  const moment = await momentOf(person)
  try {
    if (moment === 'cut') await tap(person, 'Cut here')
    if (moment === 'ready') await tap(person, /^Ready for the/)
    if (moment === 'thank') await tap(person, 'Thank you')
    if (moment === 'ask') await askSomething(person, choose)
  } catch (error) {
    if (error instanceof errors.TimeoutError) return 'wait'
    throw error
  }
  return moment
}

/** So long a tap may take before the screen is looked at again. */
const SOON = { timeout: 3_000 }

async function askSomething({ page }: Person, choose: Chooser): Promise<void> {
  const whom = page.locator('#ask').getByRole('radio')
  const gaps = page.locator('.gap')
  await whom.nth(choose(await whom.count())).check(SOON)
  await gaps.nth(choose(await gaps.count())).click(SOON)
  await page.getByRole('button', { name: 'Please', exact: true }).click(SOON)
}

async function tap({ page }: Person, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click(SOON)
}

/** A picture card that the person may ask for: the first that is missing from a set in hand. */
export async function missingCard({ page }: Person): Promise<string> {
  return (await page.locator('.gap:not(.l)').first().textContent()) ?? ''
}
