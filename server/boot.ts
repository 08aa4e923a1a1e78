import { env } from './env'
import { closeAll, onStop } from './lifecycle'
import { distrustForwarded } from './limits/address'
import { nothingLeft } from './mail/later'
import { once } from './once'
import { serveTables } from './tables/serve'

/** Begins what runs once in a process beside its requests. Called, and waited for, before the first of them. */
export function boot(): Promise<void> {
  return once('boot', () => {
    requireEnv()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, closeAll)
    endWithParent()
    distrustForwarded()
    onStop(nothingLeft)
    return serveTables()
  })
}

/** A wrong environment ends the process at once, not at the first page that needs it. */
function requireEnv() {
  try {
    void env.PORT
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** `npm start` holds a channel to us: when it goes, killed perhaps, nobody is left to stop us. */
function endWithParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  // It may have gone already; where there never was one, this is undefined.
  if (process.connected === false) stop()
  else process.once('disconnect', stop)
}
