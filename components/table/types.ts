import type { ReactNode } from 'react'
import type { Card } from '@/engine/deck'
import type { SentCommand } from '@/engine/table/sent'
import type { TableRejection } from '@/engine/table/state'
import type { TableEventView, TableView } from '@/engine/table/view'

/** A table as its viewer may see it, with what isn't in events: names, and what the viewer may do. */
export interface Look {
  readonly view: TableView
  /** The name of each player at the table, by the player's id. */
  readonly names: Readonly<Record<string, string>>
  /** The viewer's own id; null for those who are nobody yet. */
  readonly me: string | null
  readonly isHost: boolean
  /** The eight digits that let others in; null for those who may not know them. */
  readonly code: string | null
  /** Seats whose players are away just now: nothing is heard of their browsers. */
  readonly away?: readonly number[]
  /** Seats for which a stand-in may be called. */
  readonly mayTakeStandIn?: readonly number[]
  /** The server's clock when it looked, in milliseconds since 1970. */
  readonly now: number
}

/** An event as it stands in the table's log. */
export interface LoggedEvent {
  readonly seq: number
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  readonly event: TableEventView
}

/** Why a command was not heard: the table's own reasons, and those of the way to it. */
export type Refusal = TableRejection | 'offline' | 'failed'

/** The answer to a command. */
export interface Answer {
  readonly ok: boolean
  readonly reason?: Refusal | undefined
}

/**
 * Sends a command and waits for its answer; never throws. The answer is given when the view has it in: a second
 * request on the old picture would be stale.
 */
export type Send = (command: SentCommand) => Promise<Answer>

/** How news of the table comes in. */
export type Connection = 'live' | 'polling' | 'offline'

/** What the table screen is given: by the live table's page, or by practice. */
export interface TableProps {
  /** The table's id: what the browser remembers of it is kept under it. */
  readonly id: string
  readonly look: Look
  /** The events known, in order: at least those of the hand being played, where they are known. */
  readonly log: readonly LoggedEvent[]
  readonly send: Send
  readonly connection: Connection
  /** The address that brings others to this table, and its picture. */
  readonly link?: string
  readonly qr?: ReactNode
  /** Takes the place of sitting down at once, for those who first have to say who they are. */
  readonly onSit?: (seat: number) => void
  /** Called when the viewer has left the table. */
  readonly onLeft?: () => void
  /** What leaving this table means, where it isn't what it means at a live one. */
  readonly leaving?: string
  /** Stands above the composer, and on screens without one above the rest: what a tutorial has to say. */
  readonly guide?: ReactNode
  /** Called when the viewer has looked at one of the own cards and closed it again. */
  readonly onCardRead?: (card: Card) => void
  /** More for the menu: text size, sound, the way to other pages. */
  readonly menu?: ReactNode
}
