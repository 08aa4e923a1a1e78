import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

const executablePath = findBrowser()

/** What keeps a Chromium to itself: no look-ups, no sandbox where we are root. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build.ts',
  // Each worker has a house, which serves its files one after another: some of them kill it.
  workers: 3,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: executablePath === undefined ? { args } : { args, executablePath },
    actionTimeout: 15_000,
    // Cards that fly cost a machine without a graphics card half its time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
