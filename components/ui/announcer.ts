/** How urgent: `assertive` interrupts what is being read out. */
export type Urgency = 'polite' | 'assertive'

/** What is being read out in each region, and what waits. */
export interface Announcer {
  readonly saying: Readonly<Record<Urgency, string>>
  readonly waiting: Readonly<Record<Urgency, readonly string[]>>
  /** Counts what was said, so that the same words twice are read out twice. */
  readonly count: number
}

/** Nothing to say. */
export const SILENT: Announcer = {
  saying: { polite: '', assertive: '' },
  waiting: { polite: [], assertive: [] },
  count: 0,
}

/** Adds words to be read out: at once if the region is free, else with the others that wait. */
export function say(announcer: Announcer, text: string, urgency: Urgency): Announcer {
  if (announcer.saying[urgency] === '') {
    return {
      ...announcer,
      saying: { ...announcer.saying, [urgency]: text },
      count: announcer.count + 1,
    }
  }
  const waiting = [...announcer.waiting[urgency], text]
  return { ...announcer, waiting: { ...announcer.waiting, [urgency]: waiting } }
}

/** The region has been read: what waits is said in one go. */
export function said(announcer: Announcer, urgency: Urgency): Announcer {
  const next = announcer.waiting[urgency].join(' ')
  return {
    saying: { ...announcer.saying, [urgency]: next },
    waiting: { ...announcer.waiting, [urgency]: [] },
    count: announcer.count + (next === '' ? 0 : 1),
  }
}
