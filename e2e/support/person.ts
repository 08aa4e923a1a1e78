import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Calls } from './calls'

/** Somebody at a browser of their own, who does things as people do: by what is written on buttons. */
export class Person {
  readonly page: Page
  readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  static async at(context: BrowserContext, name: string): Promise<Person> {
    return new Person(await context.newPage(), name)
  }

  /** The same person without a screen, as at another device. */
  get calls(): Calls {
    return new Calls(this.page.context().request, this.name)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Makes an account; e-mail addresses differ from run to run. */
  async signUp(): Promise<void> {
    const { page, name } = this
    await page.goto('/sign-up')
    await page.getByLabel('Nickname').fill(name)
    await page.getByLabel('E-mail').fill(`${name.toLowerCase()}-${Date.now()}@example.org`)
    await page.getByLabel('Password').fill('three words together')
    await page.getByLabel('I am 13 or older').check()
    await this.button('Sign up').click()
    await expect(page).not.toHaveURL(/sign-up/)
  }

  /** Makes a table; each choice by its question and its answer. Answers the table's code. */
  async makeTable(answers: Readonly<Record<string, string>>, hands: number): Promise<string> {
    const { page } = this
    await page.goto('/tables/new')
    for (const [question, answer] of Object.entries(answers)) {
      const group = page.getByRole('group', { name: question, exact: true })
      await group.getByRole('radio', { name: answer, exact: true }).check()
    }
    await page.getByLabel('Hands', { exact: true }).fill(String(hands))
    await this.button('Make the table').click()
    await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}/)
    const code = page.getByText(/^\d{4}\s\d{4}$/)
    return ((await code.textContent()) ?? '').replace(/\D/g, '')
  }

  /** Comes by the code, as people do who were told it, and sits down; a guest gives a nickname. */
  async join(code: string, { guest }: { guest: boolean }): Promise<void> {
    const { page, name } = this
    await page.goto('/')
    await page.getByLabel('Join with a code').fill(code)
    await this.button('Join').click()
    if (guest) await page.getByLabel('Nickname').fill(name)
    await this.button(/^Sit down/).click()
    await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}/)
  }

  /** Asks by taps: whom, which, and the word. */
  async ask(whom: string | RegExp, card: string, word: 'Please' | 'Ask, without Please') {
    const { page } = this
    await page.getByRole('radio', { name: whom }).check()
    const find = page.getByRole('combobox')
    if (await find.isVisible()) {
      // A whole name needs no choosing from the list.
      await find.fill(card)
    } else {
      await page.getByRole('button', { name: card, exact: true, pressed: false }).click()
    }
    await this.button(word).click()
  }
}
