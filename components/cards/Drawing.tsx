import { drawings } from './drawings'

/**
 * A card's drawing, by the card's slug: a file of its own, fetched once and kept. Its colours come from where it
 * stands. Decoration: the card's name stands beside it.
 */
export function Drawing({ card }: { readonly card: string }) {
  return (
    <svg className="drawing" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`${drawings[card]?.src}#drawing`} />
    </svg>
  )
}
