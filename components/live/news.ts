import type { TableEventView } from '@/engine/table/view'

/** An event as the server sends it. */
export interface SentEvent {
  readonly seq: number
  /** When it happened, in milliseconds since 1970 by the server's clock. */
  readonly at: number
  readonly event: TableEventView
}

/** Seats whose players are away, and those for which the viewer may call a stand-in. */
export interface Attendance {
  readonly away: readonly number[]
  readonly mayTakeStandIn: readonly number[]
}

/** What the server tells a browser. */
export type News =
  | { readonly of: 'table'; readonly table: string; readonly events: readonly SentEvent[] }
  /** Something changed in the lobby: fetch it anew. */
  | { readonly of: 'lobby' }
  /** Who sits at the table, or what they are called, changed: look again. */
  | { readonly of: 'names'; readonly table: string }
  /** Who isn't at the table just now. */
  | ({ readonly of: 'there'; readonly table: string } & Attendance)
  /** The table is no longer followed. */
  | { readonly of: 'gone'; readonly table: string; readonly why: string }

/** How the browser hangs together with the server. */
export type Link =
  | 'connecting'
  /** The stream is open. */
  | 'live'
  /** No stream can be held: the browser asks every few seconds. */
  | 'polling'
  /** The connection broke; the next try is on its way. */
  | 'lost'
  /** The device says that it has no network. */
  | 'offline'

/** What a tab wants to hear of: tables, each with the last event it knows, and the lobby. */
export interface Wants {
  readonly tables: Readonly<Record<string, number>>
  readonly lobby: boolean
}
