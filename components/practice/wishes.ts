import type { TableSettings } from '@/engine/table/settings'

/** What can be chosen for a practice game; the first of each is what a first game is. */
export const CHOICES = {
  computers: ['3', '2', '4', '5', '6'],
  deck: ['traditional', 'short'],
  hands: ['1', '2', '3', '5'],
  courtesy: ['strict', 'gentle'],
  list: ['shown', 'withdrawn'],
} as const

/** Something that can be chosen. */
export type WishName = keyof typeof CHOICES

/** How somebody likes to practise. */
export type Wishes = { readonly [Name in WishName]: (typeof CHOICES)[Name][number] }

/** Reads wishes as they were written; whatever makes no sense is as in a first game. */
export function readWishes(text: string | null): Wishes {
  const written = new URLSearchParams(text ?? '')
  const read = <Choice extends string>(
    name: WishName,
    choices: readonly [Choice, ...(readonly Choice[])],
  ): Choice => choices.find((choice) => choice === written.get(name)) ?? choices[0]
  return {
    computers: read('computers', CHOICES.computers),
    deck: read('deck', CHOICES.deck),
    hands: read('hands', CHOICES.hands),
    courtesy: read('courtesy', CHOICES.courtesy),
    list: read('list', CHOICES.list),
  }
}

/** Writes wishes in one line. */
export function writeWishes(wishes: Wishes): string {
  return new URLSearchParams(wishes).toString()
}

/** The table that is wished for: always with bluffing, never with a clock. */
export function settingsOf({ computers, deck, hands, courtesy, list }: Wishes): TableSettings {
  return {
    deck,
    seats: Number(computers) + 1,
    hands: Number(hands),
    courtesy,
    bluffing: true,
    list,
    clock: null,
    open: false,
    spectators: false,
  }
}
