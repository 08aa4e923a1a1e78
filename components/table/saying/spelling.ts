import { foldName } from '@/engine/deck/names'

/** A word as it is compared; a sign of a script that is written without spaces is a word by itself. */
export interface Word {
  readonly text: string
  /** Whether it joins the one before it without a space. */
  readonly joins: boolean
  /** Where it stands in what was written. */
  readonly from: number
  readonly to: number
}

/** Letters that keyboards lack, as people type them instead; letters with accents come apart by themselves. */
const PLAIN: Readonly<Record<string, string>> = {
  ŋ: 'n',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ɩ: 'i',
  ʋ: 'v',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
}

/** Vowel points of Hebrew and Arabic, the nukta of India, and what isn't seen: written by some, left out by others. */
const OPTIONAL = /[\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\p{Cf}]/gu
const APOSTROPHE = /['`´ʻ]/g
/** An article or a preposition that has lost its vowel, as in French: l'aube. */
const ELIDED = /^\p{L}{1,2}['’ʼ](?=[\p{L}\p{M}]{3})/u
const WRITTEN = /[\p{L}\p{M}\p{N}'’ʼʻ`´\p{Cf}]+/gu
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A word without what an ear doesn't hear and a keyboard may lack. */
function fold(written: string): string {
  return foldName(written)
    .replace(OPTIONAL, '')
    .replace(APOSTROPHE, '')
    .replace(/[^\0-\x7f]/gu, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
}

/** The words of what somebody wrote, in order; signs that are no letters are left out. */
export function wordsIn(written: string): Word[] {
  return [...written.matchAll(WRITTEN)].flatMap(({ 0: run, index }) => {
    const elided = ELIDED.exec(run)?.[0].length ?? 0
    const parts = elided > 0 ? [run.slice(0, elided), run.slice(elided)] : [run]
    let from = index
    return parts.flatMap((part) => {
      const start = from
      from += part.length
      return split(part, start)
    })
  })
}

function split(part: string, from: number): Word[] {
  if (!UNSPACED.test(part)) return wordAt(part, from, false)
  const signs = part.match(/[^\p{M}]\p{M}*/gu) ?? []
  let at = from
  return signs.flatMap((sign, place) => {
    const start = at
    at += sign.length
    return wordAt(sign, start, place > 0)
  })
}

function wordAt(written: string, from: number, joins: boolean): Word[] {
  const text = fold(written)
  return text === '' ? [] : [{ text, joins, from, to: from + written.length }]
}

/** Words as one text. */
export function joined(words: readonly Word[]): string {
  return words.reduce(
    (text, word, place) => text + (place > 0 && !word.joins ? ' ' : '') + word.text,
    '',
  )
}

/**
 * How many slips lie between two words: a letter too many, one missing, one for another, or two that changed places.
 * @param most where there are more, the answer is any number above it
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const [a, b] = [Array.from(one), Array.from(other)]
  let before: number[] = []
  let row = b.map((_, place) => place).concat(b.length)
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, wanted] of b.entries()) {
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === wanted
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === wanted ? 0 : 1),
          swapped ? (before[j - 1] ?? 0) + 1 : most + 1,
        ),
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** So many slips are forgiven in a word of this length. */
export function forgiven(text: string): number {
  const { length } = Array.from(text)
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
