import { describe, expect, it } from 'vitest'
import {
  attributesOf,
  CHOICES,
  readSettings,
  type Settings,
  USUAL,
  writeSettings,
} from './settings'

describe('settings', () => {
  it('come back as they were written, every one of them', () => {
    for (const text of CHOICES.text) {
      for (const theme of CHOICES.theme) {
        const settings: Settings = { text, theme, motion: 'still', sound: 'off', phrases: 'hidden' }
        expect(readSettings(writeSettings(settings))).toEqual(settings)
      }
    }
  })

  it.each([undefined, null, '', 'text=huge&theme=blue', '%%%', 'text=large'])(
    'are as usual where %j says nothing that makes sense',
    (text) => {
      const { theme, motion, sound } = readSettings(text)
      expect({ theme, motion, sound }).toEqual({ theme: 'device', motion: 'device', sound: 'on' })
    },
  )

  it('leave to the device what nobody chose', () => {
    expect(Object.values(attributesOf(USUAL))).toEqual([undefined, undefined, undefined])
    expect(attributesOf({ ...USUAL, text: 'largest', theme: 'dark' })).toMatchObject({
      'data-text': 'largest',
      'data-theme': 'dark',
    })
  })
})
