import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'prisma/config'

// Prisma's command line wants an engine that it downloads. Where that engine isn't here, the same engine from npm,
// compiled to WebAssembly, takes its place; Windows can't call a script as if it were a program, and downloads.
const engines = join(import.meta.dirname, 'node_modules/@prisma/engines')
const downloaded =
  existsSync(engines) && readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (!downloaded && process.platform !== 'win32') {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= join(
    import.meta.dirname,
    'scripts/schema-engine.mjs',
  )
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating the client needs no database, and must not ask for one.
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
})
