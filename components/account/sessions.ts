import { type Answer, NO_ANSWER, readFault } from './answer'

/** The ways to sign in: with a password, as a guest of a table, or as a guest who was here before. */
export type Way = 'password' | 'guest' | 'return'

/** Signs in on this device, through next-auth. */
export async function enter(way: Way, typed: Readonly<Record<string, string>>): Promise<Answer> {
  const url = await post(`callback/${way}`, typed)
  if (url === null) return NO_ANSWER
  const error = url.searchParams.get('error')
  return error === null ? { ok: true } : readFault(error)
}

/** Signs out on this device. */
export async function leave(): Promise<Answer> {
  return (await post('signout', {})) === null ? NO_ANSWER : { ok: true }
}

/** Posts to next-auth. @returns where it would lead; null when no answer came */
async function post(path: string, fields: Readonly<Record<string, string>>): Promise<URL | null> {
  try {
    const { csrfToken } = await (await fetch('/api/auth/csrf')).json()
    const answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
    })
    const { url } = await answer.json()
    return new URL(url, location.origin)
  } catch {
    return null
  }
}
