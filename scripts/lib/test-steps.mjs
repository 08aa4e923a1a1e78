import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { run } from './run.mjs'
import { tally } from './tally.mjs'

/** @typedef {import('./tally.mjs').Count} Count */

/**
 * The steps of `npm test`, in order; what one finds does not stop the next.
 * With arguments there is one step: Vitest, which gets them all.
 *
 * @param {string[]} args
 * @returns {{ heading: string, run: () => Promise<Count> }[]}
 */
export function stepsFor(args) {
  const tests = { heading: 'Tests', run: () => vitest(args) }
  if (args.length > 0) return [tests]
  return [
    {
      heading: 'Lint and format',
      run: () => check('@biomejs/biome', 'bin/biome', ['check', '--error-on-warnings', '.']),
    },
    {
      heading: 'Types',
      run: () => check('typescript', 'bin/tsc', ['--noEmit', '--incremental', 'false']),
    },
    tests,
    { heading: 'Journeys in a real browser', run: journeys },
  ]
}

/**
 * A program whose exit code is one check.
 *
 * @type {(...program: Parameters<typeof run>) => Promise<Count>}
 */
async function check(...program) {
  const ok = (await run(...program)) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/**
 * Vitest shows its own report, and writes the one that is counted.
 *
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function vitest(args) {
  const file = join(reportFolder(), 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const exitCode = await run('vitest', 'vitest.mjs', ['run', ...reporters, ...args])
  const byName = args.some((arg) => /^(-t|--testNamePattern|--test-name-pattern)(=|$)/.test(arg))
  const { notes, ...count } = tally(readReport(file), exitCode, { byName })
  for (const note of notes) console.log(note)
  return count
}

/**
 * Playwright against the built site. Its report has what came of each test in the end.
 *
 * @returns {Promise<Count>}
 */
async function journeys() {
  if (!ensureBrowser()) return { passed: 0, failed: 1 }
  const file = join(reportFolder(), 'journeys.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const exitCode = await run('@playwright/test', 'cli.js', ['test', '--reporter=list,json'], {
    env,
  })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {}
  const failed = unexpected + flaky + skipped
  return { passed: expected, failed: failed || Number(exitCode !== 0 || expected === 0) }
}

/** A folder for reports, which goes when this process does. */
function reportFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'church-game-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
