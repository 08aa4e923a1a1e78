import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { drawShareCard, KIND, SIZE } from '@/app/share-card/draw'
import { openHouse } from '@/app/share-card/house'
import { sharedTable } from '@/server/tables/invitation'

interface Props {
  readonly params: Promise<{ readonly code: string }>
}

export const size = SIZE
export const contentType = KIND
export const alt = 'The Church Game'

/** The picture beside a table's link: whose table it is, where the name can be written, and for how many. */
export default async function Picture({ params }: Props) {
  const words = await getTranslations('share.card')
  const table = await sharedTable((await params).code, await headers())
  const host = table?.host?.normalize('NFC') ?? ''
  const isNamed = host !== '' && (await openHouse()).canWrite(host)
  return drawShareCard({
    title: isNamed ? words('come', { host }) : words('comeAnyhow'),
    text: table === null ? words('placesAnyhow') : words('places', { seats: table.seats }),
    cards: ['flagon', 'wisdom', 'matrimony'],
  })
}
