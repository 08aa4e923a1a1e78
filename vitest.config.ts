import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next/**', '.data/**', 'e2e/**'],
    // Threads end with their process: a test run broken off leaves nothing running.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
