import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lettersOf } from '@/components/fonts/letters'

/** The files of letters, the first one that has a letter before the others. */
const FILES = {
  Hand: 'patrick-hand/files/patrick-hand-latin-400-normal.woff',
  'Hand farther': 'patrick-hand/files/patrick-hand-latin-ext-400-normal.woff',
  'Hand farthest': 'patrick-hand/files/patrick-hand-vietnamese-400-normal.woff',
  Plain: 'andika/files/andika-latin-ext-400-normal.woff',
} as const

/** The families of every text on a share card. */
export const FAMILIES = Object.keys(FILES)
  .map((name) => `"${name}"`)
  .join(', ')

/** What share cards are made with: letters, colours and drawings, all from this house's own files. */
export interface House {
  readonly fonts: { readonly name: string; readonly data: ArrayBuffer }[]
  /** Whether every letter of a text can be written. What can't would be looked for in the wide world. */
  readonly canWrite: (text: string) => boolean
  /** The colour of a token, by day. */
  readonly paint: (token: string) => string
  /** A card's drawing in the colours of its set, as an address of an image. */
  readonly drawing: (card: string, set: number) => Promise<string>
}

let house: Promise<House> | undefined

/** The house's own files, read once. */
export function openHouse(): Promise<House> {
  house ??= read()
  return house
}

async function read(): Promise<House> {
  const files = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => {
      const bytes = new Uint8Array(await readFile(fromRoot('node_modules/@fontsource', file)))
      return { name, data: bytes.buffer, letters: await lettersOf(bytes) }
    }),
  )
  const tokens = await readFile(fromRoot('components/ui/tokens.css'), 'utf8')
  const paint = (token: string) =>
    new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? 'currentColor'
  return {
    fonts: files.map(({ name, data }) => ({ name, data })),
    canWrite: (text) =>
      [...text].every((sign) => files.some(({ letters }) => letters.has(sign.codePointAt(0) ?? 0))),
    paint,
    drawing: async (card, set) => {
      const file = await readFile(fromRoot('components/cards/drawings', `${card}.svg`), 'utf8')
      const svg = file
        .replace(/var\(--(wash-2|card|wash),#[0-9a-f]{6}\)/g, (_, token: string) =>
          paint(token === 'wash' ? `set-${set}-wash` : token === 'wash-2' ? 'gold' : token),
        )
        .replaceAll('currentColor', paint('ink'))
      return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    },
  }
}

function fromRoot(...path: string[]): string {
  return join(process.cwd(), ...path)
}
