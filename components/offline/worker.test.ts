import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const SOURCE = readFileSync('public/offline.js', 'utf8')
const SITE = 'https://game.example'

/** What a worker is asked for. */
interface Asked {
  readonly url: string
  readonly method?: string
  readonly mode?: string
}

/** The caches of a browser, by name and address. */
let stored: Map<string, Map<string, Response>>
/** Whether the server can be reached, and the build that it serves. */
let server: { isThere: boolean; build: string }

beforeEach(() => {
  stored = new Map()
  server = { isThere: true, build: 'one' }
})

function addressOf(request: string | Asked): string {
  return new URL(typeof request === 'string' ? request : request.url, SITE).href
}

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (request: string | Asked) =>
    [...stored.values()]
      .map((each) => each.get(addressOf(request)))
      .find(Boolean)
      ?.clone(),
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      match: async (request: string | Asked) => cache.get(addressOf(request))?.clone(),
      put: async (request: string | Asked, response: Response) =>
        void cache.set(addressOf(request), response),
    }
  },
}

async function fetched(request: string | Asked): Promise<Response> {
  if (!server.isThere) throw new TypeError('no connection')
  const path = new URL(addressOf(request)).pathname
  return new Response(`${path} of ${server.build} /_next/static/${server.build}.js`)
}

/** A worker of a build, as a browser runs it. */
function worker(build: string) {
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    BUILD: build,
    location: new URL('/sw.js', SITE),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const timeless = { setTimeout: () => 0 }
  runInContext(SOURCE, createContext({ self, caches, fetch: fetched, URL, Response, ...timeless }))
  const tell = async (type: string, event: object = {}) => {
    let done: Promise<unknown> | undefined
    const wait = (promise: Promise<unknown>) => {
      done = promise
    }
    listeners.get(type)?.({ ...event, waitUntil: wait, respondWith: wait })
    return done
  }
  return {
    install: async () => {
      await tell('install')
      await tell('activate')
    },
    /** What the worker answers with; undefined where it lets the request pass. */
    ask: async ({ url, method = 'GET', mode = 'cors' }: Asked) => {
      const request = { url: addressOf(url), method, mode }
      const response = await tell('fetch', { request })
      return response instanceof Response ? response.text() : undefined
    },
    tell,
  }
}

const page = (url: string): Asked => ({ url, mode: 'navigate' })

describe('the worker that keeps pages', () => {
  it('answers with what the server says as long as it says something', async () => {
    const one = worker('one')
    await one.install()
    server.build = 'two'
    expect(await one.ask(page('/practice'))).toContain('/practice of two')
  })

  it('has what is played and read alone when there is no connection, and a word for the rest', async () => {
    const one = worker('one')
    await one.install()
    server.isThere = false
    for (const path of ['/', '/practice', '/learn', '/rules', '/deck']) {
      expect(await one.ask(page(path))).toContain(`${path} of one`)
    }
    expect(await one.ask(page('/tables/1'))).toContain('/offline of one')
    expect(await one.ask({ url: '/_next/static/one.js' })).toContain('one.js')
  })

  it.each<Asked>([
    { url: '/api/trpc/table.look' },
    { url: '/api/stream' },
    { url: '/practice?_rsc=1' },
    { url: '/practice', method: 'POST', mode: 'navigate' },
    { url: 'https://elsewhere.example/_next/static/x.js' },
  ])('lets $method $url pass', async (asked) => {
    expect(await worker('one').ask(asked)).toBeUndefined()
  })

  it('keeps no page that it was not made to keep', async () => {
    const one = worker('one')
    await one.install()
    const before = [...(stored.get('church-game-one')?.keys() ?? [])]
    for (const path of ['/tables/1', '/account', '/games']) await one.ask(page(path))
    await one.tell('message', {
      data: { keep: [`${SITE}/account`, `${SITE}/_next/static/font.woff2`] },
    })
    const after = [...(stored.get('church-game-one')?.keys() ?? [])]
    expect(after.filter((each) => !before.includes(each))).toEqual([
      `${SITE}/_next/static/font.woff2`,
    ])
  })

  it('takes pages from its own build alone, has files of the build before, and puts older ones away', async () => {
    for (const build of ['one', 'two', 'three']) {
      server.build = build
      await worker(build).install()
    }
    expect([...stored.keys()]).toEqual(['church-game-two', 'church-game-three'])
    server.isThere = false
    const three = worker('three')
    expect(await three.ask(page('/practice'))).toContain('/practice of three')
    expect(await three.ask({ url: '/_next/static/two.js' })).toContain('two.js')
  })

  it('is not installed where a page could not be fetched', async () => {
    server.isThere = false
    await expect(worker('one').install()).rejects.toThrow()
  })
})
