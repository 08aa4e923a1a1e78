import type { Card } from './deck'
import type { Fault } from './fault'
import { decide, evolve, opening, startHand } from './hand'
import {
  cardsInHand,
  type Hand,
  type HandCommand,
  type HandEvent,
  type HandRejection,
  scoresOf,
} from './hand-state'
import { type HandRecord, type Read, readRecord } from './record-schema'
import { allSeats } from './seat'

/** One step of a replay: a command and what came of it. The first step has no command: it is the opening. */
export interface Step {
  /** The command's index in the record; -1 for the opening. */
  readonly index: number
  readonly command: HandCommand | null
  /** What happened; empty where the command was rejected. */
  readonly events: readonly HandEvent[]
  readonly rejection: HandRejection | null
  /** The hand before and after the step. */
  readonly before: Hand
  readonly after: Hand
}

/** Replays a record step by step, without looking at the events it claims. */
export function* stepsOf({ deck, rules, dealer, deal, commands }: HandRecord): Generator<Step> {
  let hand = startHand({ deck, rules, dealer, dealt: deal })
  const step = (index: number, command: HandCommand | null, events: readonly HandEvent[]): Step => {
    const before = hand
    hand = events.reduce(evolve, hand)
    return { index, command, events, rejection: null, before, after: hand }
  }
  yield step(-1, null, opening(hand))
  for (const [index, command] of commands.entries()) {
    const decision = decide(hand, command)
    yield decision.ok
      ? step(index, command, decision.events)
      : { ...step(index, command, []), rejection: decision.reason }
  }
}

/** What a replay comes to: the answer of `npm run -s replay -- --json`. */
export interface Outcome {
  readonly events: readonly HandEvent[]
  /** The indexes of the commands that were rejected. */
  readonly rejected: readonly number[]
  readonly turn: Hand['turn']
  readonly owed: Hand['owed']
  /** For each seat its cards in hand, sorted by slug, code unit by code unit. */
  readonly hands: readonly (readonly Card[])[]
  readonly safe: Hand['safe']
  readonly over: boolean
  readonly scores: readonly number[]
}

/**
 * Replays a record to its end.
 * @returns the outcome; or the fault, where the record claims events that the replay doesn't give
 */
export function replay(record: HandRecord): Read<Outcome> {
  const events: HandEvent[] = []
  const rejected: number[] = []
  let hand: Hand | undefined
  for (const step of stepsOf(record)) {
    for (const event of step.events) events.push(withoutMark(event))
    if (step.rejection) rejected.push(step.index)
    hand = step.after
  }
  const fault = record.events && disagreement(record.events, events)
  if (fault) return { ok: false, fault }
  if (!hand) throw new Error('a replay has an opening at least')
  return { ok: true, value: { events, rejected, ...summary(hand) } }
}

function summary(hand: Hand) {
  return {
    turn: hand.turn,
    owed: hand.owed,
    hands: allSeats(hand.seats).map((seat) => cardsInHand(hand, seat).sort(byCodeUnit)),
    safe: hand.safe,
    over: hand.end !== null,
    scores: scoresOf(hand),
  }
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The event in the keys that a record lists. */
function withoutMark(event: HandEvent): HandEvent {
  if (event.type !== 'unsuccessful' || !event.mistaken) return event
  const { mistaken: _, ...listed } = event
  return listed
}

/** Where the events a file claims first differ from those of the replay. Other keys in them are not looked at. */
function disagreement(
  claimed: readonly Readonly<Record<string, unknown>>[],
  events: readonly HandEvent[],
): Fault | undefined {
  for (const [index, event] of events.entries()) {
    const at = `events[${index}]`
    const given = claimed[index]
    if (!given) return { at, why: `is missing: the replay gives ${JSON.stringify(event)}` }
    for (const [key, value] of Object.entries(event)) {
      if (!isSame(given[key], value)) {
        return { at: `${at}.${key}`, why: `the replay gives ${JSON.stringify(value)}` }
      }
    }
  }
  if (claimed.length === events.length) return undefined
  return { at: `events[${events.length}]`, why: 'the replay gives no such event' }
}

/** Whether the claim is this value of an event: a text, a number, or a list of numbers. */
function isSame(claim: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return claim === value
  return (
    Array.isArray(claim) &&
    claim.length === value.length &&
    value.every((item, index) => item === claim[index])
  )
}

/** Reads and replays one record out of parsed JSON. */
export function replayJson(json: unknown): Read<{ record: HandRecord; outcome: Outcome }> {
  const read = readRecord(json)
  if (!read.ok) return read
  const outcome = replay(read.value)
  return outcome.ok ? { ok: true, value: { record: read.value, outcome: outcome.value } } : outcome
}
