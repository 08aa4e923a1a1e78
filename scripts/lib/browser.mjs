import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { programIn } from './run.mjs'
import { installPackage, tryEach } from './system-package.mjs'

/** Where systems put a Chromium or a Chrome. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser that is there: the one named by CHROMIUM, Playwright's own, or the system's.
 *
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  const named = process.env['CHROMIUM']
  return [...(named ? [named] : []), chromium.executablePath(), ...PLACES].find(existsSync)
}

/**
 * Finds a browser, else gets one by whichever way works: Playwright's download, else the system's package.
 *
 * @returns {string | undefined} its path; undefined where there is none to be had, which was then said
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.error('There is no Chromium or Chrome; getting one.')
  const cli = programIn('@playwright/test', 'cli.js')
  const path =
    tryEach([[process.execPath, [cli, 'install', 'chromium']]], findBrowser) ??
    installPackage('chromium', findBrowser)
  if (path) return path
  console.error('No browser could be got: install Chromium or Chrome, or set CHROMIUM to its path.')
  return undefined
}
