import { useTranslations } from 'next-intl'
import { Waiting } from '@/components/scenes/Waiting'

/** While the page is being fetched. */
export default function Loading() {
  return <Waiting>{useTranslations('common.loading')('table')}</Waiting>
}
