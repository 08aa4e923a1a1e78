import { ImageResponse } from 'next/og'
import { getLocale, getTranslations } from 'next-intl/server'
import { deckNamed, wordsOf } from '@/engine/deck'
import { openHouse } from './house'
import { ShareCard } from './ShareCard'

/** How large a share card is, in pixels, and what kind of file. */
export const SIZE = { width: 1200, height: 630 }
export const KIND = 'image/png'

interface Wanted {
  readonly title: string
  readonly text: string
  /** Three picture cards by their slugs. */
  readonly cards: readonly string[]
}

/** Draws a share card. Its letters must be ones that can be written: ask the house first about what people typed. */
export async function drawShareCard({ title, text, cards }: Wanted): Promise<ImageResponse> {
  const words = await getTranslations('common')
  const { fonts, paint, drawing, canWrite } = await openHouse()
  const deck = deckNamed('traditional')
  const names = deck && wordsOf(deck, await getLocale())
  const shown = await Promise.all(
    cards
      .flatMap((card) => deck?.card(card) ?? [])
      .map(async ({ card, set }) => ({
        card,
        name: writable(names?.cardName(card) ?? '', canWrite),
        set: set.number,
        drawing: await drawing(card, set.number),
      })),
  )
  return new ImageResponse(
    <ShareCard name={words('name')} title={title} text={text} cards={shown} paint={paint} />,
    {
      ...SIZE,
      fonts: fonts.map((font) => ({ ...font, weight: 400 as const, style: 'normal' as const })),
      // It may tell of a table, which changes.
      headers: { 'cache-control': 'private, max-age=300' },
    },
  )
}

function writable(text: string, canWrite: (text: string) => boolean): string {
  return canWrite(text) ? text : ''
}
