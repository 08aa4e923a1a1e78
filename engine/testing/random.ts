/** Choices for tests: the same seed makes the same ones. */
export interface Random {
  /** A whole number from 0 to one less than `count`. */
  below(count: number): number
  /** True this often, from 0 to 1. */
  chance(often: number): boolean
  /** One of the items, each as likely. */
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** 64 small hex digits. */
  bits(): string
}

/** A source of choices (mulberry32): good enough to play with, and no more. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (count: number) => Math.floor((word() / 2 ** 32) * count)
  return {
    below,
    chance: (often) => word() / 2 ** 32 < often,
    pick: (items) => {
      const [item] = items.slice(below(items.length))
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: word() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    bits: () => Array.from({ length: 8 }, () => word().toString(16).padStart(8, '0')).join(''),
  }
}
