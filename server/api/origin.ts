import { env } from '@/server/env'

/** Whether a call came from a page of ours, or from no page: a browser always says where a call comes from. */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  return origin === null || origin === new URL(env.PUBLIC_URL).origin || isHost(origin, headers)
}

/** Some reach the house by another name, as over the local network. */
function isHost(origin: string, headers: Headers): boolean {
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
