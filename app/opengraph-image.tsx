import { getTranslations } from 'next-intl/server'
import { drawShareCard, KIND, SIZE } from './share-card/draw'

export const size = SIZE
export const contentType = KIND
export const alt = 'The Church Game'

/** The picture beside a link to any page that has none of its own. */
export default async function Picture() {
  const common = await getTranslations('common')
  const words = await getTranslations('share.card')
  const cards = ['chalice', 'lady-day', 'alb']
  return drawShareCard({ title: common('name'), text: words('promise'), cards })
}
