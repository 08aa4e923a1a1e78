import type { PlayerId, Table } from '@/engine/table/state'
import { onStop } from '@/server/lifecycle'
import { isAllowed } from '@/server/limits/allow'
import { once } from '@/server/once'
import { lastKnown, load } from '@/server/tables/load'
import type { Loaded } from '@/server/tables/loaded'
import { seatsAwayAt } from '@/server/tables/presence'
import { type Awaited, awaitedAt } from './awaited'
import { devicesOf } from './devices'
import { summon } from './send'

/** So long after a table began to wait for somebody it is looked whether that person is there, in milliseconds. */
const LOOKS = [8_000, 30_000, 75_000] as const

/** By table and player, who is looked after; the process that made a table wait for them does it. */
const booked = once('summons', () => {
  const timers = new Map<string, NodeJS.Timeout>()
  onStop(() => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  })
  return timers
})

/**
 * Sees to it that those for whom a table begins to wait are called if they aren't there. Costs nothing but timers, and
 * never fails.
 */
export function bookSummons({ table: before }: { readonly table: Table }, after: Loaded): void {
  const earlier = awaitedAt(before)
  const now = awaitedAt(after.table)
  for (const player of earlier.keys()) if (!now.has(player)) cancel(after.id, player)
  for (const [player, what] of now) {
    if (earlier.get(player) !== what) book(after.id, player, what)
  }
}

function cancel(table: string, player: PlayerId): void {
  const key = `${table} ${player}`
  clearTimeout(booked.get(key))
  booked.delete(key)
}

/** Books a look, in place of any before it. */
function book(table: string, player: PlayerId, what: Awaited, look = 0): void {
  cancel(table, player)
  const at = LOOKS[look]
  if (at === undefined) return
  const wait = at - (LOOKS[look - 1] ?? 0)
  const timer = setTimeout(() => void lookAfter(), wait).unref()
  booked.set(`${table} ${player}`, timer)

  async function lookAfter() {
    // Push services, and a database that is gone, are no concern of the table's.
    const isDone = await summonIfAway(table, player, what).catch(() => false)
    const isReplaced = booked.get(`${table} ${player}`) !== timer
    if (isReplaced) return
    if (isDone) cancel(table, player)
    else book(table, player, what, look + 1)
  }
}

/**
 * Calls somebody who is still waited for and not there.
 * @returns whether there is nothing more to be done
 */
export async function summonIfAway(id: string, player: PlayerId, what: Awaited): Promise<boolean> {
  if (!isAwaited((await lastKnown(id))?.table, player, what)) return true
  const devices = await devicesOf(player)
  if (devices.length === 0) return true
  const table = (await load(id))?.table
  if (!table || !isAwaited(table, player, what)) return true
  const seat = table.seats.findIndex((sitter) => sitter?.player === player)
  if (!(await seatsAwayAt(id, table, Date.now())).includes(seat)) return false
  if (!(await isAllowed(['summons', player]))) return false
  await summon(devices, { table: id, what, host: table.host })
  return true
}

function isAwaited(table: Table | undefined, player: PlayerId, what: Awaited): boolean {
  return table !== undefined && awaitedAt(table).get(player) === what
}
