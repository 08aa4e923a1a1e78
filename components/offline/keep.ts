/** Where the worker that keeps pages comes from. */
const WORKER = '/sw.js'

/** So long the worker is waited for, in milliseconds. */
const PATIENCE = 20_000

/** Files that never change under their name. */
const BUILT = '/_next/static/'

/**
 * Starts the worker that keeps pages for when there is no connection, and tells it which files this page has needed:
 * they were fetched before it could see them. A browser without workers goes without.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await register()
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: neededFiles() })
  } catch {
    // Private windows allow no workers: the site works as long as there is a connection.
  }
}

/**
 * The worker, once it runs.
 * @throws where the browser allows none, the site has none, or it isn't there after a while
 */
export async function workerReady(): Promise<ServiceWorkerRegistration> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) await register()
  return Promise.race([navigator.serviceWorker.ready, tooLate()])
}

/** A worker whose pages can't be fetched is never ready, and nothing says so. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the worker is not ready')), PATIENCE)
  })
}

function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

function neededFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(BUILT))
    .map(({ href }) => href)
}
