'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, Dialog } from '@/components/ui'
import { SettingsForm } from './SettingsForm'

/** Opens the settings. */
export function SettingsButton() {
  const words = useTranslations('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="bare" aria-label={words('button')} onClick={() => setOpen(true)}>
        <span className="aa" aria-hidden="true">
          Aa
        </span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words('title')}>
        <SettingsForm />
      </Dialog>
    </>
  )
}
