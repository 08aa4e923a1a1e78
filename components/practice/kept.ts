/** What practice keeps in the browser: the game that is being played, and how one likes to play. */
const KEYS = {
  game: 'church-game:practice:game',
  wishes: 'church-game:practice:wishes',
} as const

type Key = keyof typeof KEYS

/** What was kept; null where nothing was, or the browser keeps nothing. */
export function kept(key: Key): string | null {
  try {
    return localStorage.getItem(KEYS[key])
  } catch {
    return null
  }
}

/** Keeps it, or nothing any more. Practice goes on where the browser keeps nothing; it can't be resumed then. */
export function keep(key: Key, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEYS[key])
    else localStorage.setItem(KEYS[key], text)
  } catch {}
}

/** Calls back when another tab has kept something; returns how to stop listening. */
export function onKeptElsewhere(key: Key, tell: (text: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEYS[key]) tell(event.newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
