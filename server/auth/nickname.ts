import * as z from 'zod'
import { isRefused } from './nickname-filter'

export { looksLike } from './look-alike'

/** How long a nickname may be, in signs as a reader counts them. */
export const NICKNAME = { least: 2, most: 24 } as const

/** Why a nickname is refused; each has its words. */
export type NicknameFault =
  | 'nickname-too-short'
  | 'nickname-too-long'
  | 'nickname-signs'
  | 'nickname-refused'

/** Letters, digits and their marks in any script, single spaces, and what stands within names: D'Souza, Mary-Ann, St. */
const SIGNS = /^[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N} '’ʼ.·・,-]*$/u
/** What cannot be seen though it counts as a letter or a mark. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Joiners are spelling within Arabic and Indian words, and tricks elsewhere. */
const SPELT_JOINERS =
  /(?<=[\p{Script=Arabic}\u0900-\u0dff])[\u200c\u200d](?=[\p{Script=Arabic}\u0900-\u0dff])/gu
/** Marks piled on one letter, beyond what any language writes. */
const PILED = /\p{M}{5}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The nickname that was meant: normalised (NFC), with single spaces and none at the ends.
 * What is wrong with it, if anything, says `nicknameFault`.
 */
export function tidyNickname(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** What is wrong with a tidy nickname; null if nothing. */
export function nicknameFault(nickname: string): NicknameFault | null {
  const plain = nickname.replace(SPELT_JOINERS, '')
  const length = Array.from(graphemes.segment(plain)).length
  if (length === 0) return 'nickname-too-short'
  if (!SIGNS.test(plain) || !/\p{L}/u.test(plain) || UNSEEN.test(plain)) return 'nickname-signs'
  if (PILED.test(plain.normalize('NFD'))) return 'nickname-signs'
  if (length < NICKNAME.least) return 'nickname-too-short'
  if (length > NICKNAME.most) return 'nickname-too-long'
  return isRefused(plain) ? 'nickname-refused' : null
}

/** A nickname from outside: tidied, or refused with its `NicknameFault` as the message. */
export const nicknameInput = z
  .string()
  .max(400)
  .transform(tidyNickname)
  .superRefine((nickname, check) => {
    const fault = nicknameFault(nickname)
    if (fault !== null) check.addIssue({ code: 'custom', message: fault })
  })
