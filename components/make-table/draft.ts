import { MOST_HANDS } from '@/engine/setup'
import { CLOCKS, readSettings, type TableSettings } from '@/engine/table/settings'

/** A table as it is being made: what stands in the form. */
export interface Draft {
  readonly deck: 'traditional' | 'short'
  readonly seats: number
  /** As typed. */
  readonly hands: string
  readonly list: 'shown' | 'some' | 'withdrawn'
  /** For how many hands the list is shown, as typed; where it is shown for some. */
  readonly shownFor: string
  readonly courtesy: TableSettings['courtesy']
  readonly bluffing: 'yes' | 'no'
  /** Seconds; 0 without a clock. */
  readonly clock: number
  readonly who: 'invited' | 'everybody'
  readonly spectators: 'yes' | 'no'
  readonly computers: 'yes' | 'no'
}

/** The table that is offered to somebody who never made one. */
export const USUAL: Draft = {
  deck: 'traditional',
  seats: 4,
  hands: '3',
  list: 'shown',
  shownFor: '1',
  courtesy: 'strict',
  bluffing: 'yes',
  clock: 0,
  who: 'invited',
  spectators: 'yes',
  computers: 'no',
}

/** What may be wrong with a draft: the field, and the key of the sentence that says what to do. */
export type DraftFault =
  | { readonly field: 'hands'; readonly words: 'handsRange' }
  | { readonly field: 'shownFor'; readonly words: 'shownForRange' | 'shownForNeedsHands' }

/** The table's settings; or what is wrong with the draft. */
export function settingsOf(
  draft: Draft,
): { ok: true; settings: TableSettings } | { ok: false; fault: DraftFault } {
  const hands = wholeNumber(draft.hands)
  if (hands === null || hands < 1 || hands > MOST_HANDS) {
    return { ok: false, fault: { field: 'hands', words: 'handsRange' } }
  }
  const shownFor = wholeNumber(draft.shownFor)
  if (draft.list === 'some' && hands === 1) {
    return { ok: false, fault: { field: 'shownFor', words: 'shownForNeedsHands' } }
  }
  if (draft.list === 'some' && (shownFor === null || shownFor < 1 || shownFor >= hands)) {
    return { ok: false, fault: { field: 'shownFor', words: 'shownForRange' } }
  }
  const { deck, seats, courtesy } = draft
  const settings: TableSettings = {
    deck,
    seats,
    hands,
    courtesy,
    bluffing: draft.bluffing === 'yes',
    list: draft.list === 'some' ? { shownFor: shownFor ?? 1 } : draft.list,
    clock: CLOCKS.find((clock) => clock === draft.clock) ?? null,
    open: draft.who === 'everybody',
    spectators: draft.spectators === 'yes',
  }
  return { ok: true, settings }
}

/** Reads a draft that was kept; what makes no sense any more is as usual. */
export function readDraft(kept: string | null): Draft {
  const json = parsed(kept)
  if (json === null) return USUAL
  const draft = { ...USUAL, ...json } as Draft
  const read = settingsOf(draft)
  return read.ok && readSettings(read.settings).ok && hasShapeOfUsual(draft) ? draft : USUAL
}

function hasShapeOfUsual(draft: Draft): boolean {
  const keys = Object.keys(USUAL) as (keyof Draft)[]
  return (
    Object.keys(draft).length === keys.length &&
    keys.every((key) => typeof draft[key] === typeof USUAL[key])
  )
}

function parsed(kept: string | null): object | null {
  try {
    const json: unknown = JSON.parse(kept ?? 'null')
    return typeof json === 'object' ? json : null
  } catch {
    return null
  }
}

function wholeNumber(typed: string): number | null {
  const text = typed.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}
