'use client'

import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui'
import { CHOICES, type SettingName } from './settings'
import { useSettings } from './useSettings'
import './settings.css'

/** How the pages look and sound: chosen at once, and remembered. */
export function SettingsForm() {
  return (
    <div className="settings">
      <Setting name="text" />
      <Setting name="theme" />
      <Setting name="sound" />
      <Setting name="motion" />
      <Setting name="phrases" />
    </div>
  )
}

function Setting({ name }: { readonly name: SettingName }) {
  const words = useTranslations('settings')
  const { settings, change } = useSettings()
  return (
    <RadioGroup
      legend={words(`${name}.title`)}
      showLegend
      choices={CHOICES[name].map((value) => ({
        value,
        // The words of each setting stand under its own name.
        label: words(`${name}.${value}` as Parameters<typeof words>[0]),
      }))}
      value={settings[name]}
      onChoose={(value) => change({ [name]: value })}
    />
  )
}
