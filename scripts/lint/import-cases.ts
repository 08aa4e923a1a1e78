/** One file as somebody might write it, and `allowed` or the rule it breaks. */
export type Case = { path: string; code: string; verdict: string }

/** By path (its `*` names the snippet), then by verdict, the snippets. */
const table: Record<string, Record<string, string[]>> = {
  'engine/*.ts': {
    allowed: ["export * from './seat'", "export * from '@/engine/deck/names'"],
    noRestrictedImports: ["export * from '@/server/room'", "import 'node:fs'"],
    plugin: ["export * from '../server/room'", "import '..'", "await import('../server/room')"],
  },
  'engine/deck/*.ts': {
    allowed: [
      "export * from '../seat'",
      "export * from '@/engine/seat'",
      "export { z } from 'zod'",
      "export { sha256 } from '@noble/hashes/sha2.js'",
      'export const half = (n: number) => Math.floor(n / 2)',
      'export const dated = (at: number) => ({ Date: at })',
    ],
    noRestrictedImports: [
      "export * from '@/server/room'",
      "export type { Room } from '@/server/room'",
      "export * from '@/components/card'",
      "import '@/app/layout'",
      "import '@/messages/en'",
      "import '@/package.json'",
      "import 'fs'",
      "import 'node:crypto'",
      "import 'fast-check'",
      "import 'vitest'",
      "await import('@/server/room')",
    ],
    noCommonJs: ["require('@/server/room')"],
    plugin: [
      "export * from '../../server/room'",
      "export * from './../../server/room'",
      "export * from '../deck/../../server/room'",
      "export * from '@/engine/../server/room'",
      "import '../..'",
      "await import('../../server/room')",
      "export type Room = import('@/server/room').Room",
      'await import(`@/server/room`)',
      "export const load = (name: string) => import('@/server/' + name)",
    ],
    noRestrictedGlobals: [
      'export const now = () => Date.now()',
      'export const now = () => new Date()',
      'export const now = () => performance.now()',
      'export const now = () => globalThis.Date.now()',
      'export const id = () => crypto.randomUUID()',
      'export const get = () => fetch("/")',
      'export const wide = () => window.innerWidth',
      'export const body = () => document.body',
      'export const kept = () => localStorage.length',
      'export const later = (f: () => void) => setTimeout(f, 1)',
      'export const often = (f: () => void) => setInterval(f, 1)',
      'export const args = () => process.argv',
      'console.error(1)',
    ],
    noJsRestrictedProperties: [
      'export const roll = () => Math.random()',
      "export const roll = () => Math['random']()",
      'export const { random } = Math',
    ],
  },
  'engine/deck/*.test.ts': {
    allowed: [
      "import 'vitest'",
      "import 'fast-check'",
      "import 'node:fs'",
      "import 'node:fs/promises'",
      "export * from '../seat'",
      'export const now = () => Date.now()',
    ],
    noRestrictedImports: ["import '@/server/room'", "import 'tsx'"],
    plugin: ["import '../../server/room'"],
  },
  'components/card/*.tsx': {
    allowed: [
      "export * from '@/engine'",
      "export * from '@/engine/seat'",
      "export * from '@/messages/en'",
      "await import('@/components/hand')",
      "export * from '@/components/hand'",
      "export * from '../hand'",
      "import type { AppRouter } from '@/server/api/root'\nexport type Api = AppRouter",
    ],
    noRestrictedImports: [
      "export * from '@/server/room'",
      "export type { Room } from '@/server/room'",
      "export { appRouter } from '@/server/api/root'",
      "import '@/server/api/root'",
      "export * from '@/app/layout'",
      "export * from '@/scripts/lib/run'",
    ],
    useImportType: ["import { AppRouter } from '@/server/api/root'\nexport type Api = AppRouter"],
    noNodejsModules: ["import 'node:fs'"],
    plugin: ["export * from '../../server/room'", "await import('../../server/room')"],
  },
  'messages/*.ts': {
    allowed: ["export * from '@/engine/seat'", "export * from './en'"],
    noRestrictedImports: ["export * from '@/server/room'", "export * from '@/components/card'"],
    plugin: ["export * from '../server/room'"],
  },
  'server/api/*.ts': {
    allowed: [
      "export * from '@/engine/seat'",
      "export * from '@/server/room'",
      "export * from '../room'",
      "import 'node:fs'",
    ],
    noRestrictedImports: [
      "export * from '@/app/layout'",
      "export * from '@/pages/index'",
      "export * from '@/components/card'",
      "export type { Card } from '@/components/card'",
    ],
    noProcessEnv: ["export const secret = process.env['SECRET']"],
    plugin: ["export * from '../../components/card'"],
  },
  'server/*.ts': { plugin: ["export * from '../components/card'"] },
  'server/env.ts': { allowed: ["export const secret = process.env['SECRET']"] },
  'app/table/*.tsx': {
    allowed: [
      "export * from '@/engine/seat'",
      "export * from '@/components/card'",
      "export * from '@/server/room'",
      "export * from '../layout'",
    ],
    noRestrictedImports: [
      "import '@/scripts/test'",
      "import '@/bench/engine'",
      "import '@/e2e/table'",
    ],
    noProcessEnv: ["export const secret = process.env['SECRET']"],
    noUndeclaredDependencies: ["import 'vitest'", "import 'no-such-package'"],
    plugin: ["import '../../e2e/table'"],
  },
  'pages/*.tsx': {
    allowed: ["export * from '@/server/room'"],
    noRestrictedImports: ["import '@/scripts/test'"],
    plugin: ["import '../e2e/table'"],
  },
  'scripts/*.ts': {
    allowed: [
      "export const ci = process.env['CI']",
      "export * from '../engine/seat'",
      "export * from 'vitest'",
    ],
  },
  'engine/chicken.ts': {
    noImportCycles: ["export { egg } from './egg'\nexport const chicken = 1"],
  },
  'engine/egg.ts': {
    noImportCycles: ["export { chicken } from './chicken'\nexport const egg = 1"],
  },
}

export const cases: Case[] = Object.entries(table).flatMap(([pattern, byVerdict]) =>
  Object.entries(byVerdict).flatMap(([verdict, snippets]) =>
    snippets.map((code, n) => ({ path: pattern.replace('*', `${verdict}-${n}`), code, verdict })),
  ),
)
