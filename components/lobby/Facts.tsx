import { useTranslations } from 'next-intl'
import type { TableSettings } from '@/engine/table/settings'

/** How a table plays, in a few words each. */
export function Facts({ settings }: { readonly settings: TableSettings }) {
  const words = useTranslations('lobby.facts')
  const { deck, hands, courtesy, list, bluffing, clock } = settings
  return (
    <ul className="table-facts">
      {deck === 'short' ? <li>{words('short')}</li> : null}
      <li>{words('hands', { hands })}</li>
      <li>{words(courtesy)}</li>
      <li>{typeof list === 'string' ? words(list) : words('some', { hands: list.shownFor })}</li>
      {bluffing ? null : <li>{words('noBluffing')}</li>}
      {clock === null ? null : <li>{words('clock', { clock })}</li>}
    </ul>
  )
}
