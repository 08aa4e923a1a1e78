#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { databaseCommand } from './lib/schema-engine/database-command.mjs'
import { answer, version } from './lib/schema-engine/engine.mjs'

// Stands in for Prisma's native schema engine where that can't be downloaded: the same engine, compiled to
// WebAssembly, behind the native one's protocol (JSON-RPC, a line a message). prisma.config.ts chooses it.

const args = process.argv.slice(2)
const flag = args.indexOf('--datasource')
const source = flag < 0 ? {} : JSON.parse(args[flag + 1] ?? '{}')
// Nothing listens there, so that a call that needs a database says so.
const url = source.url || process.env['DATABASE_URL'] || 'postgresql://127.0.0.1:1/none'

if (args.includes('--version')) console.log(`schema-engine-wasm ${version}`)
else if (args.includes('cli'))
  process.exitCode = await databaseCommand(args[args.indexOf('cli') + 1], url)
else serve()

function serve() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const message = line.trim() ? JSON.parse(line) : {}
    if (message.method) last = last.then(() => answer(message, { ...source, url }, send))
  })
  lines.on('close', () => last.then(() => process.exit(0)))
}

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}
