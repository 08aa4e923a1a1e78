import account from './en/account.json'
import common from './en/common.json'
import deck from './en/deck.json'
import errors from './en/errors.json'
import games from './en/games.json'
import home from './en/home.json'
import invitation from './en/invitation.json'
import join from './en/join.json'
import learn from './en/learn.json'
import liveTable from './en/liveTable.json'
import lobby from './en/lobby.json'
import mail from './en/mail.json'
import makeTable from './en/makeTable.json'
import practice from './en/practice.json'
import rules from './en/rules.json'
import safeguarding from './en/safeguarding.json'
import settings from './en/settings.json'
import share from './en/share.json'
import site from './en/site.json'
import summons from './en/summons.json'
import table from './en/table.json'
import ui from './en/ui.json'

/** The words on the screen, by area; another language is another object of the same shape. */
const en = {
  account,
  common,
  deck,
  errors,
  games,
  home,
  invitation,
  join,
  learn,
  liveTable,
  lobby,
  mail,
  makeTable,
  practice,
  rules,
  safeguarding,
  settings,
  share,
  site,
  summons,
  table,
  ui,
}

const languages = { en } as const

/** A language that the product speaks. */
export type Locale = keyof typeof languages

/** The words of one language. */
export type Messages = typeof en

/** The languages that the product speaks. */
export const LOCALES = Object.keys(languages) as Locale[]

/** Whether the product speaks this language. */
export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** The words of a language. */
export function messagesIn(locale: Locale): Messages {
  return languages[locale]
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
