import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LARGEST } from './record-files'
import { Folder, run } from './testing'

const top = resolve(import.meta.dirname, '../..')
const casePath = (name: string) => join(top, `engine/cases/${name}.json`)
const caseIn = (name: string) => JSON.parse(readFileSync(casePath(name), 'utf8'))

const ALB = caseIn('07-forgot-thanks')
const LINE = `${JSON.stringify(ALB.expect)}\n`

let folder: Folder
beforeAll(() => {
  folder = new Folder()
})
afterAll(() => folder.remove())

describe('replay --json', () => {
  test('prints a line for each file, in the order given, and for each record of an array', async () => {
    const one = caseIn('12-gentle-says-it-for-all')
    const array = folder.write('array.json', [one, ALB])
    const none = folder.write('none.json', [])
    const files = [casePath('07-forgot-thanks'), array, none, casePath('36-whole-hand')]
    const { status, stdout, stderr } = await run('replay', ['--json', ...files])
    const expected = [ALB, one, ALB, caseIn('36-whole-hand')].map((record) => record.expect)
    expect(stdout).toBe(expected.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''))
    expect([status, stderr]).toEqual([0, ''])
  })

  test('reads standard input for -', async () => {
    const ran = await run('replay', ['--json', '-'], JSON.stringify(ALB))
    expect(ran).toEqual({ status: 0, stdout: LINE, stderr: '' })
  })

  test('prints the others, one line of error for each bad file, and exits 1', async () => {
    const bad = badFiles()
    const good = casePath('07-forgot-thanks')
    const files = [good, ...bad.flatMap(({ path }) => [path, good])]
    const { status, stdout, stderr } = await run('replay', ['--json', ...files])
    expect(stdout).toBe(LINE.repeat(1 + bad.length))
    const lines = stderr.split('\n')
    expect(lines).toHaveLength(bad.length + 1)
    for (const [index, { shown, why }] of bad.entries()) {
      expect(lines[index]?.startsWith(`${shown}: `), shown).toBe(true)
      expect(lines[index]?.slice(shown.length + 2)).toMatch(why)
    }
    expect(status).toBe(1)
  })

  test('says on one line what is wrong with standard input', async () => {
    const { status, stdout, stderr } = await run('replay', ['--json', '-'], '{"a":"\u001b[31m\n"}')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^standard input: is not JSON: \P{Cc}*\n$/u)
  })

  test('reads an endless input no further than it must', async () => {
    const ran = await run('replay', ['--json', '-'], ' '.repeat(LARGEST + 1_000_000))
    expect(ran).toEqual({ status: 1, stdout: '', stderr: 'standard input: is larger than 16 MB\n' })
  })

  test('ends without a word when its reader has had enough', async () => {
    const record = caseIn('36-whole-hand')
    const file = folder.write(
      'many.json',
      Array.from({ length: 400 }, () => record),
    )
    const args = [join(top, 'scripts/replay.mjs'), '--json', file]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const errors: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.stdout.once('data', () => child.stdout.destroy())
    const status = await new Promise((done) => child.on('close', done))
    expect(Buffer.concat(errors).toString()).toBe('')
    expect(status).toBe(0)
  })
})

/** Files that are bad, each with the name and the reason that are shown. */
function badFiles(): { path: string; shown: string; why: RegExp }[] {
  const whole = JSON.stringify(ALB)
  const contents: [string, unknown, RegExp][] = [
    ['empty.json', '', /^is empty$/],
    ['blank.json', ' \n\t', /^is empty$/],
    ['cut-short.json', whole.slice(0, whole.length / 2), /^is not JSON: /],
    ['two.json', `${whole}\n${whole}`, /^is not JSON: /],
    ['latin-1.json', Buffer.from('{"name":"\xe9"}', 'latin1'), /^is not text in UTF-8$/],
    ['utf-16.json', Buffer.from(`\ufeff${whole}`, 'utf16le'), /^is not text in UTF-8$/],
    ['large.json', `${whole}${' '.repeat(LARGEST)}`, /^is larger than 16 MB$/],
    ['text.json', '"church-game-hand"', /^must be an object$/],
    ['version.json', { ...ALB, version: 2 }, /^version: must be 1$/],
    ['array.json', [ALB, ALB, { ...ALB, dealer: 9 }], /^record \[2\]\.dealer: there is no seat 9$/],
    ['in-array.json', [[ALB]], /^record \[0\]: must be an object$/],
    [
      'rule.json',
      { ...ALB, rules: { 'x\n\u001b[31m': 1 } },
      /^rules: unknown key "x\\n\\u001b\[31m"$/,
    ],
    [
      'deck.json',
      { ...ALB, deck: 'a\u2028b\u202e' },
      /^deck: no deck "a\\u2028b\\u202e"; there is /,
    ],
    ['events.json', { ...ALB, events: [] }, /^events\[0\]: is missing: the replay gives /],
    ['new\nline\u001b.json', '', /^is empty$/],
  ]
  const written = contents.map(([name, content, why]) => {
    const path = folder.write(name, content)
    return { path, shown: path.replace('\n', '\\u000a').replace('\u001b', '\\u001b'), why }
  })
  const missing = join(folder.path, 'missing.json')
  return [
    ...written,
    { path: folder.path, shown: folder.path, why: /^is a folder, not a file$/ },
    { path: missing, shown: missing, why: /^there is no such file$/ },
  ]
}

describe('replay', () => {
  test('tells each hand in words, with a line between two', async () => {
    const file = casePath('07-forgot-thanks')
    const { status, stdout, stderr } = await run('replay', [file, file])
    const told = `The traditional deck, 60 cards. At the table, clockwise: Agnes, Beth, Clare and Dora.
Agnes deals and asks first. Please and Thank You must be said. The list of sets is on the table.
Dealt: Agnes 15, Beth 15, Clare 15 and Dora 15.

Agnes: "Please, Beth, may I have Alb?" - "Here you are." - Asking on, Agnes has forgotten Thank You: Alb goes back to Beth.

Here the record ends: it is Beth's turn. Cards safe: Agnes 0, Beth 0, Clare 0 and Dora 0.

`
    expect(stdout).toBe(`${told}\n${told}`)
    expect([status, stderr]).toEqual([0, ''])
  })

  test('says how to use it, where no file is named or help is asked for', async () => {
    const none = await run('replay', [])
    const help = await run('replay', ['--help'])
    expect(none).toMatchObject({ status: 1, stdout: '' })
    expect(none.stderr).toMatch('npm run -s replay -- --json FILE')
    expect(help.status).toBe(0)
    expect(`${help.stdout}${help.stderr}`).toBe(none.stderr)
  })

  test('refuses an option it does not know, on one line', async () => {
    const ran = await run('replay', ['--jso\nn', casePath('07-forgot-thanks')])
    const stderr = 'replay: no option --jso\\u000an; try --help\n'
    expect(ran).toEqual({ status: 1, stdout: '', stderr })
  })
})
