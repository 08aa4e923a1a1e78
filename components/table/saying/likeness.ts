import { forgiven, joined, slips, type Word, wordsIn } from './spelling'

/** A name that may be written: of a player or of a card. */
export interface Name<Target> {
  readonly target: Target
  /** As it is written out. */
  readonly written: string
  /** As it is compared. */
  readonly whole: string
  /** The same without the words that are easily left out. */
  readonly short: string
  /** How many words it has. */
  readonly length: number
}

/** How far what was written is from a name: the smaller, the nearer. */
export const FAR = { same: 0, plural: 1, start: 3, slip: 4, slipInStart: 5 } as const

/** Makes ready a name to be looked for. */
export function nameOf<Target>(
  target: Target,
  written: string,
  small: ReadonlySet<string>,
): Name<Target> {
  const words = wordsIn(written)
  const short = joined(withoutSmall(words, small))
  return { target, written, whole: joined(words), short, length: words.length }
}

/** Words without those that are easily left out; where it has no others, as it is. */
export function withoutSmall(words: readonly Word[], small: ReadonlySet<string>): readonly Word[] {
  const kept = words.filter(({ text }) => !small.has(text))
  return kept.length > 0 ? kept : words
}

/** How far a text is from a name; null where it isn't that name. */
export function distance({ whole, short }: Name<unknown>, text: string): number | null {
  if (text === '' || whole === '') return null
  if (text === whole || text === short) return FAR.same
  if (singular(text) === singular(whole) || singular(text) === singular(short)) return FAR.plural
  if (whole.startsWith(text) || ` ${short}`.includes(` ${text}`)) return FAR.start
  const most = forgiven(text)
  if (most === 0) return null
  if (slips(whole, text, most) <= most || slips(short, text, most) <= most) return FAR.slip
  if (short[0] !== text[0]) return null
  return slips(short.slice(0, text.length), text, 1) <= 1 ? FAR.slipInStart : null
}

/** Without the s of an English plural. */
function singular(text: string): string {
  return text.replace(/(?<=[a-z]{3})s\b/g, '')
}
