'use client'

import { useTranslations } from 'next-intl'
import { useId, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui'
import { abilityHere } from './device'
import { useCalls } from './useCalls'

/** Lets a player be called by this device when a table waits for them. */
export function CallMe({ me }: { readonly me: string | null }) {
  const t = useTranslations('summons')
  const title = useId()
  const ability = useSyncExternalStore(never, abilityHere, () => null)
  const { isOn, isBusy, hasFailed, turnOn, turnOff } = useCalls(me)
  if (ability === null || me === null) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('title')}</h3>
      <p role="status">
        {ability === 'able' ? t(hasFailed ? 'failed' : isOn ? 'on' : 'off') : t(ability)}
      </p>
      {ability === 'able' && (
        <Button busy={isBusy} onClick={isOn ? turnOff : turnOn}>
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </section>
  )
}

/** What a browser can do changes with what its user answers only, and then this is drawn anew. */
function never(): () => void {
  return () => undefined
}
