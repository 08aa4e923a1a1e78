import { forgiven, joined, slips, type Word, wordsIn } from './spelling'

/** What people say round a request, in the reader's language. */
export interface Manners {
  readonly please: readonly string[]
  readonly thanks: readonly string[]
  /** Ways to begin a request: "may I have". */
  readonly asking: readonly string[]
  /** Words that are left out of a name, or said beside it: "the", "of". */
  readonly small: ReadonlySet<string>
}

/** Reads phrases from the catalogue, where a bar stands between them. */
export function mannersOf(lists: Record<keyof Manners, string>): Manners {
  const phrases = (list: string) =>
    list
      .split('|')
      .map((phrase) => joined(wordsIn(phrase)))
      .filter((phrase) => phrase !== '')
      // A longer phrase is heard before one that is part of it.
      .sort((one, other) => other.length - one.length)
  return {
    please: phrases(lists.please),
    thanks: phrases(lists.thanks),
    asking: phrases(lists.asking),
    small: new Set(phrases(lists.small)),
  }
}

/** What is left of some words once phrases are taken out of them. */
export interface Heard {
  readonly isSaid: boolean
  readonly rest: readonly Word[]
}

/**
 * Takes phrases out of words wherever they stand.
 * @param forgive whether a small slip in a phrase is forgiven; names of the table never count as slips
 */
export function takeOut(
  words: readonly Word[],
  phrases: readonly string[],
  forgive: { readonly except: ReadonlySet<string> } | null = null,
): Heard {
  const longest = Math.max(1, ...phrases.map((phrase) => Array.from(phrase).length))
  const rest: Word[] = []
  let isSaid = false
  for (let at = 0; at < words.length; ) {
    const said = lengthOfPhrase(words.slice(at, at + longest), phrases, forgive)
    if (said > 0) isSaid = true
    else rest.push(...words.slice(at, at + 1))
    at += Math.max(1, said)
  }
  return { isSaid, rest }
}

/** With how many words a phrase begins there; 0 where none does. */
function lengthOfPhrase(
  words: readonly Word[],
  phrases: readonly string[],
  forgive: { readonly except: ReadonlySet<string> } | null,
): number {
  for (let length = words.length; length > 0; length--) {
    const text = joined(words.slice(0, length))
    if (phrases.includes(text)) return length
    if (length > 1 || forgive === null || forgive.except.has(text)) continue
    // Short words are too like others.
    const isLong = Array.from(text).length >= 5
    if (isLong && phrases.some((phrase) => slips(phrase, text, 1) <= Math.min(1, forgiven(text)))) {
      return length
    }
  }
  return 0
}
