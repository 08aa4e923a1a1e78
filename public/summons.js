// Calls players to their tables: shows what the house sends while no page is there to show it, and opens the table as
// it is now. /sw.js loads this file beside offline.js.

/** A page that has not answered for so long is asleep, in milliseconds. */
const ASLEEP = 700

self.addEventListener('push', (event) => {
  const told = toldIn(event.data)
  if (told) event.waitUntil(show(told))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = event.notification.data ?? {}
  if (typeof table === 'string') event.waitUntil(comeTo(pathOf(table)))
})

function toldIn(data) {
  try {
    const { table, title, body } = data.json()
    const isWhole = [table, title, body].every((each) => typeof each === 'string')
    return isWhole ? { table, title, body } : null
  } catch {
    return null
  }
}

/** One call a table: the next takes its place. Whoever looks at the table needs none. */
async function show({ table, title, body }) {
  const open = await windowsAt(pathOf(table))
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body,
    tag: `table-${table}`,
    data: { table },
    icon: '/icons/192.png',
  })
}

/** Comes back to the table where it is open, which then brings itself up to date; else opens it. */
async function comeTo(path) {
  const [there] = await windowsAt(path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}

function pathOf(table) {
  return `/tables/${encodeURIComponent(table)}`
}

async function windowsAt(path) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = await Promise.all(all.map(whereIs))
  return all.filter((_, index) => paths[index] === path)
}

/**
 * Where a page is now: it has to be asked, for its address here is the one at which it was loaded. One that is asleep
 * doesn't answer, and goes by that.
 */
function whereIs(page) {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(new URL(page.url).pathname), ASLEEP)
    page.postMessage({ where: true }, [port2])
  })
}
