import type { Page } from '@playwright/test'
import type { Calls } from './calls'
import { DECKS } from './decks'
import { Stream } from './stream'

/** Everything that one viewer is sent by a table: pages, calls, errors, and the stream. */
export class Bytes {
  readonly sent: string[] = []
  readonly #viewer: Calls
  readonly #table: string
  readonly #stream: Stream

  private constructor(viewer: Calls, table: string, stream: Stream) {
    this.#viewer = viewer
    this.#table = table
    this.#stream = stream
  }

  /** Opens the viewer's stream, and keeps what comes. */
  static async of(house: string, viewer: Calls, table: string): Promise<Bytes> {
    return new Bytes(viewer, table, await Stream.open(house, viewer, table))
  }

  /**
   * Keeps the pages of the table, whole and as what the router fetches.
   * @param screen a page without a network, to settle markup on
   */
  async keepPages(screen: Page): Promise<void> {
    const [table, { request }] = [this.#table, this.#viewer]
    for (const path of [`/tables/${table}`, `/t/${table}`]) {
      const page = await request.get(path, { maxRedirects: 0 })
      this.sent.push(`${page.status()} ${page.headers()['location'] ?? ''}`)
      this.sent.push(await wholePage(screen, await page.text()))
      const data = await request.get(path, { headers: { RSC: '1' }, maxRedirects: 0 })
      this.sent.push(rowsWithCards(await data.text()))
    }
  }

  /** Keeps what the viewer is sent by asking for all there is to ask for, and by asking wrongly. */
  async keepCalls(): Promise<void> {
    const [table, { request }] = [this.#table, this.#viewer]
    const ask = (name: string, input: object) =>
      request.get(`/api/trpc/${name}`, { params: { input: JSON.stringify({ json: input }) } })
    const tell = (command: object) => {
      const call = { table, command, id: crypto.randomUUID(), seen: 0 }
      return request.post('/api/trpc/table.act', { data: { json: call } })
    }
    for (const answer of [
      await ask('table.look', { table }),
      await ask('table.events', { table, since: 0 }),
      await ask('table.events', { table, since: 'x' }),
      await tell({ do: 'play', play: { do: 'thank', card: 'alb' } }),
      await tell({ do: 'play', play: { do: 'look', of: 1 } }),
    ]) {
      this.sent.push(`${answer.status()} ${await answer.text()}`)
    }
  }

  /** The events that came by the stream. Where one message ends and the next begins is the network's doing. */
  events(): { seq: number }[] {
    const messages = this.#stream.text.matchAll(/^event: table\nid: .*\ndata: (.*)\n\n/gm)
    return [...messages].flatMap(([, data = '']) => JSON.parse(data).events)
  }

  /** All that was sent, without what must differ between two tables: ids, codes, times, nonces. */
  plain(code: string): string[] {
    this.#stream.close()
    const others = this.#stream.text
      .replace(/^(id|retry): .*\n/gm, '')
      .match(/^event: (?!table|there|ping).*\n.*/gm)
    const kinds = [...new Set(others)].toSorted().join('\n')
    const stream = this.events().map((event) => JSON.stringify(event))
    return [...this.sent, ...stream, kinds].map((text) =>
      text
        .replaceAll(this.#table, 'table')
        .replaceAll(code, 'code')
        .replaceAll(`${code.slice(0, 4)} ${code.slice(4)}`, 'code')
        .replace(/nonce(=|\\?":\\?)"[^"]*"/g, 'nonce')
        .replace(/\b1\d{12}\b|\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        // Who is there just now is a matter of time, too.
        .replace(/(\\?"(?:away|mayTakeStandIn)\\?":)\[[\d,]*\]/g, '$1[]'),
    )
  }
}

/** A page's markup, and after it the rows of its data that speak of cards. */
async function wholePage(screen: Page, html: string): Promise<string> {
  const piece = /<script[^>]*>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
  const data = [...html.matchAll(piece)].map(([, text = '""']) => JSON.parse(text)).join('')
  return `${await settled(screen, html)}${rowsWithCards(data)}`
}

/**
 * The markup as the reader sees it in the end, before any script of ours has run: the browser puts what came late into
 * the places that were kept for it.
 */
async function settled(screen: Page, html: string): Promise<string> {
  await screen.setContent(html, { waitUntil: 'domcontentloaded' })
  await screen.waitForFunction(() => !document.querySelector('template[id]'))
  return screen.evaluate(() => {
    for (const tool of document.querySelectorAll('script, link, style')) tool.remove()
    // What is said of the page belongs to its head, however late it comes.
    document.head.append(...document.querySelectorAll('title, meta'))
    return document.documentElement.outerHTML.replace(/<!--[^>]*-->/g, '')
  })
}

/**
 * The rows of a page's data that speak of cards, without their numbers. Into which rows the rest is cut, and which is
 * ready first, is a matter of time.
 */
function rowsWithCards(data: string): string {
  return data
    .split('\n')
    .filter((row) => DECKS.short.deck.pack.some((card) => row.includes(`"${card}"`)))
    .map((row) => row.replace(/^[0-9a-f]+:/, '').replace(/\$[L@]?[0-9a-f]+(?=[":])/g, '$'))
    .toSorted()
    .join('\n')
}
