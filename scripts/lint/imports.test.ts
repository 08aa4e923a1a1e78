import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from './import-cases'

const root = resolve(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

let dir: string
let broken: Map<string, string[]>

// Every case is a file of one small project, so that biome starts only once.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lint-'))
  for (const file of ['biome.json', 'package.json', '.gitignore', 'scripts/lint']) {
    await cp(join(root, file), join(dir, file), { recursive: true })
  }
  for (const { path, code } of cases) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), `${code}\n`)
  }
  broken = brokenRules(await lint(dir))
})

afterAll(() => rm(dir, { recursive: true }))

test.each(cases)('$path: $code', ({ path, verdict }) => {
  const rules = broken.get(path) ?? []
  if (verdict === 'allowed') expect(rules).toEqual([])
  else expect(rules).toContain(verdict)
})

function lint(cwd: string): Promise<string> {
  const args = [biome, 'lint', '--max-diagnostics=none', '--reporter=rdjson', '.']
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 26 }, (_, stdout) => done(stdout))
  })
}

/** The names of the rules each file breaks, from biome's report. */
function brokenRules(report: string): Map<string, string[]> {
  const rules = new Map<string, string[]>()
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { code: { value: string }; location: { path: string } }[]
  }
  for (const { code, location } of diagnostics) {
    const rule = code.value.split('/').at(-1) ?? ''
    rules.set(location.path, [...(rules.get(location.path) ?? []), rule])
  }
  return rules
}
