/** What a browser that can listen has; the platform's own types leave it out. */
export interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  /** Ends it; what was heard till then is still told. */
  stop: () => void
  /** Ends it, and nothing more is told. */
  abort: () => void
}

interface RecognitionResults {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

type MakeRecognition = new () => Recognition

declare global {
  interface Window {
    readonly SpeechRecognition?: MakeRecognition
    readonly webkitSpeechRecognition?: MakeRecognition
  }
}

/** Whether this browser can listen. */
export function canListen(): boolean {
  return (window.SpeechRecognition ?? window.webkitSpeechRecognition) !== undefined
}

/** Makes a listener for a language; null where the browser has none. */
export function makeRecognition(locale: string): Recognition | null {
  const Make = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (!Make) return null
  const recognition = new Make()
  // The reader's own variety of the page's language is understood best.
  recognition.lang = navigator.languages.find((each) => each.startsWith(locale)) ?? locale
  recognition.interimResults = true
  return recognition
}

/** What was heard so far. */
export function transcriptOf({ results }: RecognitionResults): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Why nothing was heard; each has its words. */
export const HEARING_FAULTS = [
  'not-allowed',
  'no-speech',
  'audio-capture',
  'network',
  'language-not-supported',
  'failed',
] as const

/** One of the reasons why nothing was heard. */
export type HearingFault = (typeof HEARING_FAULTS)[number]

/** The reason for a browser's word for it; null where it was ended on purpose. */
export function faultOf(error: string): HearingFault | null {
  if (error === 'aborted') return null
  if (error === 'service-not-allowed') return 'not-allowed'
  return HEARING_FAULTS.find((fault) => fault === error) ?? 'failed'
}
