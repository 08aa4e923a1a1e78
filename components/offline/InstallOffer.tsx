'use client'

import { Button } from '@/components/ui'
import { useInstall } from './install'

interface Props {
  readonly label: string
  readonly why: string
}

/** Offers to install the site as an app, where the browser does; else nothing. */
export function InstallOffer({ label, why }: Props) {
  const install = useInstall()
  if (install === null) return null
  return (
    <div className="install">
      <Button onClick={install}>{label}</Button>
      <p className="means">{why}</p>
    </div>
  )
}
