export { SettingsButton } from './SettingsButton'
export { SettingsForm } from './SettingsForm'
export { attributesOf, readSettings, SETTINGS_KEY, type Settings } from './settings'
export { applySettings, useSettings } from './useSettings'
