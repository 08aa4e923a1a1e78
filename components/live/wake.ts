/** A timer that is so late shows that the device slept, in milliseconds: hidden tabs get one only once a minute. */
const ASLEEP = { shown: 5_000, hidden: 100_000 } as const
const TICK = 1_000

/**
 * Calls back when the device or the page comes back from somewhere: from sleep (a timer that is late), from behind
 * another tab, from the back-forward cache, from a place without network. A connection from before may be dead
 * without anybody having been told.
 * @returns what ends it
 */
export function onWake(wake: () => void): () => void {
  let ticked = Date.now()
  let hiddenAt = document.hidden ? Date.now() : null
  const tick = () => {
    const late = Date.now() - ticked - TICK
    ticked = Date.now()
    if (late > (document.hidden ? ASLEEP.hidden : ASLEEP.shown)) wake()
  }
  const turned = () => {
    const wasHidden = hiddenAt === null ? 0 : Date.now() - hiddenAt
    hiddenAt = document.hidden ? Date.now() : null
    ticked = Date.now()
    if (wasHidden > ASLEEP.shown) wake()
  }
  const back = (event: PageTransitionEvent) => {
    if (event.persisted) wake()
  }
  const timer = setInterval(tick, TICK)
  document.addEventListener('visibilitychange', turned)
  addEventListener('pageshow', back)
  addEventListener('online', wake)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turned)
    removeEventListener('pageshow', back)
    removeEventListener('online', wake)
  }
}
