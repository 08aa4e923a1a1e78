import { runTypeScript } from './lib/run-typescript.mjs'

// boardgame.io, Redux and Immer do checks for authors unless told that this is no development.
Object.assign(process.env, { NODE_ENV: 'production' })
await runTypeScript('bench/engine/main.ts')
