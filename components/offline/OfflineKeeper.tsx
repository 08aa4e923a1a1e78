'use client'

import { useEffect } from 'react'
import { applySettings } from '@/components/settings'
import { listenForOffer } from './install'
import { keepForOffline } from './keep'
import { tellWhere } from './where'

interface Props {
  /** Whether this is a build, whose files keep their names; while it is developed nothing is kept. */
  readonly isBuild: boolean
}

/** Lets the browser keep what is played and read without a connection. */
export function OfflineKeeper({ isBuild }: Props) {
  useEffect(() => listenForOffer(), [])
  useEffect(() => tellWhere(), [])
  useEffect(() => {
    // A page that was kept knows nothing of who reads it.
    applySettings()
    if (isBuild) void keepForOffline()
  }, [isBuild])
  return null
}
