import { v7 } from 'uuid'

/** A new id of that moment (milliseconds since 1970): ids are in the order of time. */
export function uuidAt(at: number): string {
  return v7({ msecs: at })
}

/** The least id that anything of that moment or later can have, for looking up what happened when. */
export function leastUuidAt(at: number): string {
  const time = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
