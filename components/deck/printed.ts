/** The cards whose names have come down from the printed game, by slug. All others are reconstructed. */
const PRINTED: ReadonlySet<string> = new Set([
  'greater-sacraments-list',
  'baptism',
  'fasts-list',
  'lent',
  'advent',
  'fridays',
  'prayer-list',
  'adoration',
  'thanksgiving',
  'confession',
  'petition',
  'intercession',
  'vestments-list',
  'amice',
  'alb',
  'maniple',
])

/** Which of a set's cards are known from the printed game, and whether that is all of them, some, or none. */
export function knownOf<Card extends string>(
  cards: readonly Card[],
): { readonly extent: 'all' | 'some' | 'none'; readonly known: readonly Card[] } {
  const known = cards.filter((card) => PRINTED.has(card))
  if (known.length === 0) return { extent: 'none', known }
  return { extent: known.length === cards.length ? 'all' : 'some', known }
}
