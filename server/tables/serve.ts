import { setTimeout as wait } from 'node:timers/promises'
import { onStop } from '@/server/lifecycle'
import { joinBus } from '@/server/live/bus'
import { hub } from '@/server/live/hub'
import { prepareCalls, startWorker } from './worker'

/** Serves tables from this process until it stops: hears of others, does what is due, holds streams open. */
export async function serveTables(): Promise<void> {
  let isStopping = false
  onStop(() => {
    isStopping = true
  })
  // A database that is just starting is waited for: nobody can be served without it.
  while (!isStopping && !(await isPrepared())) await wait(500)
  if (isStopping) return
  onStop(joinBus())
  onStop(startWorker())
  onStop(() => hub.close())
}

function isPrepared(): Promise<boolean> {
  return prepareCalls().then(
    () => true,
    () => false,
  )
}
