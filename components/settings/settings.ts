/** What can be chosen about how the pages look and sound; the first of each is what holds before anybody chose. */
export const CHOICES = {
  text: ['normal', 'large', 'largest'],
  theme: ['device', 'light', 'dark'],
  motion: ['device', 'still'],
  sound: ['on', 'off'],
  phrases: ['shown', 'hidden'],
} as const

/** Something that can be chosen. */
export type SettingName = keyof typeof CHOICES

/** What somebody chose. */
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] }

/** The cookie, and the browser's own store, in which settings are kept. */
export const SETTINGS_KEY = 'church-game.settings'

/** Before anybody chose. */
export const USUAL: Settings = {
  text: 'normal',
  theme: 'device',
  motion: 'device',
  sound: 'on',
  phrases: 'shown',
}

/** Reads settings as they were written; whatever makes no sense is as usual. */
export function readSettings(text: string | null | undefined): Settings {
  const written = new URLSearchParams(text ?? '')
  const read = <Choice extends string>(
    name: SettingName,
    choices: readonly Choice[],
    usual: Choice,
  ) => choices.find((choice) => choice === written.get(name)) ?? usual
  return {
    text: read('text', CHOICES.text, USUAL.text),
    theme: read('theme', CHOICES.theme, USUAL.theme),
    motion: read('motion', CHOICES.motion, USUAL.motion),
    sound: read('sound', CHOICES.sound, USUAL.sound),
    phrases: read('phrases', CHOICES.phrases, USUAL.phrases),
  }
}

/** Writes settings in one line that is good for a cookie. */
export function writeSettings(settings: Settings): string {
  return new URLSearchParams(settings).toString()
}

/** The attributes of the page that tokens.css goes by; undefined where the device decides. */
export function attributesOf({ text, theme, motion }: Settings) {
  return {
    'data-text': text === 'normal' ? undefined : text,
    'data-theme': theme === 'device' ? undefined : theme,
    'data-motion': motion === 'device' ? undefined : motion,
  }
}
