import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that use a real Postgres, or stand beside those that do. */
const OF_THE_SERVER = [
  'server/**/*.test.ts',
  'app/**/*.test.ts',
  'pages/**/*.test.ts',
  'scripts/lib/migrate.test.ts',
]

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Threads end with their process: a test run broken off leaves nothing running.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '.next/**', '.data/**', 'e2e/**', ...OF_THE_SERVER],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: OF_THE_SERVER,
          globalSetup: 'server/testing/hold-postgres.ts',
        },
      },
    ],
  },
})
