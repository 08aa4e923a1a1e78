import { type BrowserContextOptions, test as base } from '@playwright/test'
import { Calls } from './calls'
import { House } from './house'
import { Person } from './person'

export { expect } from '@playwright/test'

interface Fixtures {
  /** Somebody new, at a browser of their own. */
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>
  /** Somebody new, who needs no screen. */
  caller: (name: string) => Promise<Calls>
}

let addresses = 0

/** Everybody comes from an address of their own. */
function anAddress() {
  addresses++
  return { 'x-forwarded-for': `198.51.100.${addresses % 250}` }
}

/** Playwright's test, in a house that stands from the first test to the last. */
export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use, { parallelIndex }) => {
      const house = await House.open(parallelIndex)
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  person: async ({ browser, house }, use) => {
    const people: Person[] = []
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        baseURL: house.url,
        ...options,
        extraHTTPHeaders: anAddress(),
      })
      const person = await Person.at(context, name)
      people.push(person)
      return person
    })
    for (const { page } of people) await page.context().close()
  },
  caller: async ({ house, playwright }, use) => {
    const callers: Calls[] = []
    await use(async (name) => {
      const request = await playwright.request.newContext({
        baseURL: house.url,
        extraHTTPHeaders: anAddress(),
      })
      const caller = new Calls(request, name)
      callers.push(caller)
      return caller
    })
    for (const { request } of callers) await request.dispose()
  },
})

/** A telephone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}
