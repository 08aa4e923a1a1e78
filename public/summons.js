// Calls players to their tables: shows what the house sends while no page is there to show it, and opens the table as
// it is now. /sw.js loads this file beside offline.js.

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
  return all.filter(({ url }) => new URL(url).pathname === path)
}
