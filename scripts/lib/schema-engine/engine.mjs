import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { adapterFactory } from './adapter.mjs'

/**
 * @typedef {{ id: number, method: string, params: Record<string, unknown> }} Call
 * @typedef {{ url: string, shadowDatabaseUrl?: string }} Source
 * @typedef {(message: object) => void} Send
 * @typedef {(params: unknown) => Promise<unknown>} Method
 */

const home = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))

/** @type {string} */
export const version = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version

/** What the native engine calls otherwise. @type {Record<string, string>} */
const names = { getDatabaseVersion: 'version' }
/** These two find the shadow schema only in what `devDiagnostic` leaves behind. */
const afterDiagnostic = ['evaluateDataLoss', 'createMigration']

const loaded = load()
let printed = 0

/**
 * Answers one call, with an engine and connections of its own.
 *
 * @param {Call} call
 * @param {Source} source
 * @param {Send} send
 */
export async function answer({ id, method, params }, source, send) {
  const { factory, closeAll } = adapterFactory(source)
  const { SchemaEngine } = await loaded
  let engine
  try {
    engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory)
    const name = names[method] ?? method
    /** @type {Method | undefined} */
    const run = Reflect.get(engine, name)
    if (!run) throw new Error(`This stand-in for the schema engine knows no ${method}.`)
    if (afterDiagnostic.includes(method)) {
      const { migrationsList, filters } = params
      await engine.devDiagnostic(/** @type {never} */ ({ migrationsList, filters }))
    }
    const result = await run.call(engine, params)
    send({ id, result: method === 'diff' ? printDiff(result, send) : (result ?? null) })
  } catch (error) {
    const message = 'An error happened. Check the data field for details.'
    send({ id, error: { code: 4466, message, data: explain(error) } })
  } finally {
    await closeAll()
    engine?.free()
  }
}

/**
 * The native engine prints a difference by asking its caller to.
 *
 * @param {unknown} result
 * @param {Send} send
 */
function printDiff(result, send) {
  const { stdout, exitCode } = /** @type {{ stdout: string | null, exitCode: number }} */ (result)
  if (stdout !== null && stdout !== undefined) {
    printed += 1
    send({ id: printed, method: 'print', params: { content: stdout } })
  }
  return { exitCode, stdout: null }
}

/** @param {unknown} error known ones are JSON in the message */
function explain(error) {
  const message = error instanceof Error ? error.message : String(error)
  const details = error instanceof Error ? { ...error } : {}
  try {
    const known = JSON.parse(message)
    if (known.error_code) return { is_panic: false, ...known }
  } catch {
    // Not JSON: an error of another kind.
  }
  const { meta = null, code } = /** @type {{ meta?: unknown, code?: unknown }} */ (details)
  return { is_panic: false, message, backtrace: null, meta, error_code: code }
}

async function load() {
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const code = readFileSync(join(home, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': engine })
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } })
  engine.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports
  if (typeof start === 'function') start()
  return engine
}
