import { getTranslations } from 'next-intl/server'
import { drawShareCard, KIND, SIZE } from '@/app/share-card/draw'

export const size = SIZE
export const contentType = KIND
export const alt = 'The Church Game'

/** The picture beside a link to this page. */
export default async function Picture() {
  const words = await getTranslations('share.card')
  const cards = ['amice', 'baptism', 'fridays']
  return drawShareCard({ title: words('rulesTitle'), text: words('rules'), cards })
}
