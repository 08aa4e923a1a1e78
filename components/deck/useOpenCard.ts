'use client'

import { usePathname, useSearchParams } from 'next/navigation'

const MARK = 'isOpenCard'

/** Which card lies open is said by the page's address, so that it can be sent to others and Back closes it. */
export function useOpenCard(card: string) {
  const path = usePathname() ?? '/deck'
  const href = `${path}?${new URLSearchParams({ card })}`
  const isOpen = useSearchParams()?.get('card') === card
  return {
    href,
    isOpen,
    open: () => history.pushState({ [MARK]: true }, '', href),
    /** Goes back to the page as it was; somebody who came by the card's own link stays on the page. */
    close: () => {
      const isOurs = (history.state as Record<string, unknown> | null)?.[MARK] === true
      if (isOurs) history.back()
      else history.replaceState(null, '', `${path}#${card}`)
    },
  }
}
