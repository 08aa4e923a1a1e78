import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lettersOf } from './letters'

const { resolve } = createRequire(import.meta.url)
const layout = readFileSync(new URL('../../app/layout.tsx', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')

/** A file of letters as a stylesheet declares it. */
interface Face {
  readonly family: string
  readonly file: string
  readonly covers: (code: number) => boolean
  readonly letters: ReadonlySet<number>
}

const faces = await Promise.all(
  [...layout.matchAll(/import '(@fontsource\/[^']+\/400\.css)'/g)].flatMap(([, sheet = '']) =>
    facesOf(sheet),
  ),
)

function facesOf(sheet: string): Promise<Face>[] {
  const path = resolve(sheet)
  return [...readFileSync(path, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
    async ([, rule = '']) => {
      const file = /url\(\.\/files\/([^)]+\.woff)\)/.exec(rule)?.[1] ?? ''
      const ranges = (/unicode-range: ([^;]+)/.exec(rule)?.[1] ?? '').split(',').map((range) => {
        const [from = '', to = from] = range.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })
      return {
        family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
        file,
        covers: (code: number) => ranges.some(([from, to]) => from <= code && code <= to),
        letters: await lettersOf(readFileSync(new URL(`files/${file}`, `file://${path}`))),
      }
    },
  )
}

/** The families of a token, in the order in which a browser looks for a letter in them. */
function familiesOf(token: string): string[] {
  const list = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  return list.split(',').map((name) => name.trim().replaceAll('"', ''))
}

/** The file from which a browser takes a letter; undefined where it has to look among the machine's own. */
function fileFor(token: string, letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0
  for (const family of familiesOf(token)) {
    const declared = faces.filter((face) => face.family === family)
    if (declared.length === 0) return undefined
    const found = declared.find(({ covers, letters }) => covers(code) && letters.has(code))
    if (found) return found.file
  }
  return undefined
}

const HANDS = ['hand', 'voice', 'body']

/** Of names and words in Welsh, Yoruba, Hausa, Ewe, Akan, Kikuyu, Igbo, Dinka, Vietnamese … */
const FARTHER = [...'ŵŷŋɛɔɓɗƙƴẹọṣũĩịụṅɣŏɖʋāēīōčńḿộữ']

test.each(HANDS)('%s has every letter of our languages, from a file of ours', (token) => {
  const missing = FARTHER.filter((letter) => fileFor(token, letter) === undefined)
  expect(missing).toEqual([])
})

test.each(HANDS)('%s needs no further file for English, French, Spanish and Swahili', (token) => {
  const near = [...'AZaz09éèêëçàùœñ¿¡áíóúü’“”…·–']
  expect(near.filter((letter) => !/-latin-400/.test(fileFor(token, letter) ?? ''))).toEqual([])
})

test('what the handwriting lacks is Andika’s', () => {
  expect(fileFor('hand', 'ŵ')).toBe('patrick-hand-latin-ext-400-normal.woff')
  expect(fileFor('hand', 'ɛ')).toBe('andika-latin-ext-400-normal.woff')
  expect(fileFor('voice', 'ŋ')).toBe('patrick-hand-latin-ext-400-normal.woff')
  expect(fileFor('voice', 'ɓ')).toBe('andika-latin-ext-400-normal.woff')
})
