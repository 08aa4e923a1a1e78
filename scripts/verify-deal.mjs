import { runTypeScript } from './lib/run-typescript.mjs'

await runTypeScript('scripts/commands/verify-deal.ts')
