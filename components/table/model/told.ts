import type { Card, SetSlug } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { Phrase } from '@/engine/table/phrases'
import type { TableEventView } from '@/engine/table/view'
import type { Outcome } from './lines'

type Role = 'you' | 'toYou' | 'others'

/** A sentence of the catalogue `table`. */
export type Sentence =
  | `line.${Outcome}.${Role}`
  | `line.${'laid' | 'timeout' | 'stood-in' | 'returned'}.${'you' | 'others'}`
  | `told.${'got' | 'gotAndLaid' | 'gaveYou' | 'owed' | 'notToday' | 'got-up' | 'ready' | 'started'}`
  | `told.${'turn' | 'sat' | 'ready-to-start' | 'cut' | 'dealt' | 'handed-on'}.${'you' | 'others'}`
  | `told.${'cut-again' | 'hand-over' | 'stopped' | 'game-over' | 'abandoned' | 'dealt-anew'}`
  | `told.${'gathered-again' | 'closed' | 'spoke'}`

/** Something to be told: a sentence, and what stands in it. */
export interface Told {
  readonly sentence: Sentence
  readonly by?: Seat
  readonly of?: Seat
  readonly card?: Card
  readonly set?: SetSlug
  readonly count?: number
  readonly phrase?: Phrase
  /** A player who may have no seat any more. */
  readonly player?: string
  /** It interrupts: something is expected of the viewer. */
  readonly urgent?: true
  /** It is never dropped, however much happens at once. */
  readonly keep?: true
}

/** Who tells: the viewer's seat, and the viewer's id. */
export interface Teller {
  readonly seat: Seat | null
  readonly me: string | null
  /** Whether thanks must be said at this table. */
  readonly isStrict: boolean
  /** Whether what others say is to be told. */
  readonly hearsPhrases: boolean
}

/** Whether the viewer asks, is asked, or hears of it. */
export function roleOf(seat: Seat | null, { by, of }: { by: Seat; of: Seat }): Role {
  return by === seat ? 'you' : of === seat ? 'toYou' : 'others'
}

/** What an event says to the viewer; null where it says nothing by itself. */
export function toldOf(
  event: TableEventView,
  { seat, me, isStrict, hearsPhrases }: Teller,
): Told | null {
  switch (event.type) {
    case 'given': {
      const { by, of, card } = event
      if (by === seat) {
        return isStrict
          ? { sentence: 'told.owed', of, card, urgent: true, keep: true }
          : { sentence: 'told.gaveYou', of, card, keep: true }
      }
      if (of === seat) return { sentence: 'line.given.toYou', by, card, keep: true }
      return { sentence: 'told.got', by, of, card, count: 1 }
    }
    case 'unsuccessful': {
      const { by, of, card } = event
      if (by === seat) return { sentence: 'told.notToday', of, keep: true }
      const role = roleOf(seat, event)
      const told = { sentence: `line.unsuccessful.${role}`, by, of, card } as const
      return role === 'toYou' ? { ...told, keep: true } : told
    }
    case 'mistaken':
    case 'forgot-please':
    case 'forgot-thanks': {
      const { type, by, of, card } = event
      return { sentence: `line.${type}.${roleOf(seat, event)}`, by, of, card, keep: true }
    }
    case 'laid':
      return { ...mine('line.laid', event.by, seat), set: event.set, keep: true }
    case 'timeout':
      return { ...mine('line.timeout', event.by, seat), keep: true }
    case 'turn':
      return event.to === seat
        ? { sentence: 'told.turn.you', keep: true, urgent: true }
        : { sentence: 'told.turn.others', by: event.to }
    case 'stood-in':
    case 'returned':
      return { ...mine(`line.${event.type}`, event.seat, seat), keep: true }
    case 'spoke': {
      const isHeard = hearsPhrases && event.seat !== seat
      return isHeard ? { sentence: 'told.spoke', by: event.seat, phrase: event.phrase } : null
    }
    case 'sat':
    case 'got-up':
    case 'handed-on':
      return toldOfPeople(event, me)
    case 'ready-to-start':
      return event.ready ? mine('told.ready-to-start', event.seat, seat) : null
    case 'ready':
      return event.by === seat ? null : { sentence: 'told.ready', by: event.by }
    case 'cut':
      return { ...mine('told.cut', event.by, seat), card: event.card, keep: true }
    case 'dealt':
      return { ...mine('told.dealt', event.dealer, seat), keep: true }
    case 'started':
    case 'cut-again':
    case 'hand-over':
    case 'stopped':
    case 'game-over':
    case 'abandoned':
    case 'dealt-anew':
    case 'gathered-again':
    case 'closed':
      return { sentence: `told.${event.type}`, keep: true }
    default:
      return null
  }
}

function mine<Name extends string>(name: Name, by: Seat, seat: Seat | null) {
  return { sentence: by === seat ? (`${name}.you` as const) : (`${name}.others` as const), by }
}

function toldOfPeople(
  event: TableEventView & { type: 'sat' | 'got-up' | 'handed-on' },
  me: string | null,
): Told {
  const player = event.type === 'handed-on' ? event.host : event.player
  if (event.type === 'got-up') return { sentence: 'told.got-up', player, keep: true }
  return { sentence: `told.${event.type}.${player === me ? 'you' : 'others'}`, player, keep: true }
}
