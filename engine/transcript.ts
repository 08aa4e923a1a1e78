import type { HandCommand, HandEvent } from './hand-state'
import { stepsOf } from './record'
import type { HandRecord } from './record-schema'
import { type Sentences, sentencesFor } from './transcript-english'

/** One line of a transcript. */
export interface TranscriptLine {
  readonly text: string
  /** The index of the command it begins with; -1 for what was there before the first. */
  readonly at: number
}

/**
 * A hand told in English, to be read aloud: a line for each request with all that was said, and for each set laid
 * down. Commands that were rejected are not told, since nobody at the table heard them.
 */
export function transcript(record: HandRecord): TranscriptLine[] {
  const say = sentencesFor(record)
  const lines: TranscriptLine[] = say.beginning().map((text) => ({ text, at: -1 }))
  /** The request that was granted last, while the thanks may still follow on its line. */
  let given: TranscriptLine | null = null
  const close = (ending: string) => {
    if (given) lines.push({ ...given, text: given.text + ending })
    given = null
  }
  // At a gentle table the table says both words for everybody.
  const isPolite = (command: HandCommand | null) =>
    record.rules.courtesy === 'gentle' || (command?.do === 'ask' && command.please)
  let end: string[] = []
  for (const { index, command, events, after } of stepsOf(record)) {
    for (const event of events) {
      if (event.type === 'given') given = { text: say.given(event, isPolite(command)), at: index }
      else if (event.type === 'thanked') close(say.thanks())
      else if (event.type === 'forgot-thanks') close(say.forgotThanks(event, command))
      else {
        const text = tell(say, event, isPolite(command))
        if (text !== null) lines.push({ text, at: index })
      }
    }
    end = say.ending(after)
  }
  close('')
  return [...lines, ...end.map((text) => ({ text, at: record.commands.length }))]
}

/** The line of an event that stands alone; null for one that the next line makes plain. */
function tell(say: Sentences, event: HandEvent, isPolite: boolean): string | null {
  switch (event.type) {
    case 'laid':
      return say.laid(event)
    case 'unsuccessful':
      return say.unsuccessful(event, isPolite)
    case 'forgot-please':
      return say.forgotPlease(event)
    case 'mistaken':
      return say.mistaken(event, isPolite)
    case 'timeout':
      return say.timeout(event)
    default:
      return null
  }
}
