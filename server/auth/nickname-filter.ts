import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from 'obscenity'
import { skeletons } from './look-alike'

/** Entries of the English list that are people's names where this game is played; told apart below. */
const ALSO_NAMES = ['anal', 'anus', 'dick', 'dyke', 'hooker']

/** Parts of Cummings, Fagan, Fu, Fukuda, Sexton, Shital, Harshit, Rakshit, Ashit, Kikelomo, Penistone. */
const HARMLESS = [
  ...['cumm', 'fagan', 'fu', 'fuku', 'sexton', 'shital'],
  ...['rshit', 'kshit', 'ashit', 'kikelomo', 'penistone'],
]

/** Whole words, in the other languages of the magazine: French, Spanish, Swahili. */
const OTHER_LANGUAGES = [
  ...['connard', 'connasse', 'encule', 'nique', 'putain', 'salope'],
  ...['cabron', 'joder', 'maricon', 'mierda', 'pendejo', 'puta', 'puto'],
  ...['kuma', 'mboo', 'msenge'],
]

const rude = new RegExpMatcher({
  ...HARMLESS.reduce(
    (list, term) => list.addPhrase((phrase) => phrase.addWhitelistedTerm(term)),
    new DataSet<{ originalWord: string }>()
      .addAll(englishDataset)
      .removePhrasesIf(({ metadata }) => ALSO_NAMES.includes(metadata?.originalWord ?? ''))
      .addPhrase((phrase) => phrase.addPattern(pattern`|anal|`).addPattern(pattern`|anus|`)),
  ).build(),
  ...englishRecommendedTransformers,
})

/** Those who speak for the house, in any spelling that looks like it. */
const HOUSE = ['moderator', 'mothersunion', 'churchgame', 'safeguarding', 'computer']
/** The same, but found within other words, or across two ("Ahmad Mina"): refused as a word of its own. */
const HOUSE_WORDS = ['admin', 'administrator', 'sysadmin', 'mod', 'staff', 'system', 'official']

const seen = (words: readonly string[]): string[] => words.flatMap((word) => skeletons(word))
const house = seen(HOUSE)
const wholeWords = new Set(seen([...HOUSE_WORDS, ...OTHER_LANGUAGES]))

/**
 * Whether a nickname is rude, or pretends to be staff, the Mothers' Union or a computer player.
 * It holds at every table: no host can switch it off.
 */
export function isRefused(nickname: string): boolean {
  const words = nickname.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  // "f u c k"
  const spelt = words.every((word) => word.length === 1) ? words.join('') : nickname
  const bare = spelt.normalize('NFKD').replace(/\p{M}/gu, '')
  if (rude.hasMatch(spelt) || rude.hasMatch(bare)) return true
  // "admin2"
  const alone = [spelt, ...words, ...words.map((word) => word.replace(/\p{N}+$/u, ''))]
  if (seen(alone).some((word) => wholeWords.has(word))) return true
  return skeletons(nickname).some((name) => house.some((word) => name.includes(word)))
}
