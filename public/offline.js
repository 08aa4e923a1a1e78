// Keeps what is played and read alone, so that it is there without a connection. The build it belongs to is set by
// /sw.js, which loads this file.

/** Pages that name nobody and ask the server for nothing. Tables, accounts and calls are never kept. */
const PAGES = ['/', '/practice', '/learn', '/rules', '/deck', '/offline']

/** What else those pages need, beside the built files that they name themselves. */
const FILES = ['/manifest.webmanifest', '/icons/192.png', '/icons/512.png']

/** Built files have a name of their own for each content: what is kept under it is never out of date. */
const BUILT = '/_next/static/'

/** So long a page that was kept is waited for where the connection hardly carries, in milliseconds. */
const PATIENCE = 6_000

const PREFIX = 'church-game-'
const CACHE = PREFIX + self.BUILD

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(putAwayOld().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : []
  event.waitUntil(keepFiles(files.filter((file) => isBuilt(new URL(file, self.location.href)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (isBuilt(url)) event.respondWith(file(request))
  else if (FILES.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => kept(request)))
})

function isBuilt({ origin, pathname }) {
  return origin === self.location.origin && pathname.startsWith(BUILT)
}

/** The page from the server; as it was kept where none comes; else the word that there is no connection. */
async function page(request, { pathname }) {
  if (!PAGES.includes(pathname)) return fetch(request).catch(() => kept('/offline'))
  const asKept = () => kept(pathname)
  return Promise.race([fetch(request).catch(asKept), wait(PATIENCE).then(asKept)])
}

function wait(time) {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** A built file as it was kept, else from the server, and kept from now on. */
async function file(request) {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

/** Pages come from this build alone: one of another would ask for files that aren't there. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? Response.error()
}

/** Keeps every page as a stranger sees it, with the files that it names. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  const named = await Promise.all(
    PAGES.map(async (path) => {
      const response = await fetch(path, { credentials: 'omit', cache: 'no-store' })
      if (!response.ok || response.redirected) throw new Error(`${path} can't be kept`)
      await cache.put(path, response.clone())
      return filesNamedIn(await response.text())
    }),
  )
  await keepFiles([...FILES, ...new Set(named.flat())])
}

function filesNamedIn(html) {
  return html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? []
}

async function keepFiles(files) {
  const cache = await caches.open(CACHE)
  await Promise.all(
    files.map(async (each) => {
      if (await cache.match(each)) return
      const response = await fetch(each, { credentials: 'omit' })
      if (response.ok) await cache.put(each, response)
    }),
  )
}

/** The build before is kept for pages that are still open; what is older isn't. */
async function putAwayOld() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
}
