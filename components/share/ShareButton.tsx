'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui'

interface Props {
  readonly link: string
  /** What the link leads to. */
  readonly title: string
}

/** Hands a link to whatever the device sends things with; it isn't there where the device has no such thing. */
export function ShareButton({ link, title }: Props) {
  const words = useTranslations('share')
  const canShare = useSyncExternalStore(never, deviceShares, () => false)
  if (!canShare) return null
  // Whoever thinks better of it closes the device's sheet: that is no failure.
  const share = () => void navigator.share({ url: link, title }).catch(() => undefined)
  return (
    <Button kind="main" onClick={share}>
      {words('send')}
    </Button>
  )
}

function never() {
  return () => undefined
}

function deviceShares(): boolean {
  return typeof navigator.share === 'function'
}
