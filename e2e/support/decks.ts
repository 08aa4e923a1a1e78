import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Deck, makeDeck } from '@/engine/deck/deck'
import { type DeckFile, readDeckFile } from '@/engine/deck/schema'
import { type DeckWords, makeWords } from '@/engine/deck/words'

const path = join(import.meta.dirname, '../../engine/deck/traditional.json')
const read = readDeckFile(JSON.parse(readFileSync(path, 'utf8')))
if (!read.ok) throw new Error('the deck can’t be read')
const { file } = read

function cut(sets: number): { readonly deck: Deck; readonly words: DeckWords } {
  const part: DeckFile = { ...file, sets: file.sets.slice(0, sets) }
  return { deck: makeDeck(part), words: makeWords(part) }
}

/** The decks of the house: the short one is the first four sets. */
export const DECKS = { traditional: cut(file.sets.length), short: cut(4) }
