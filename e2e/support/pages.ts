import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * A page as it stands is fit for all: no fault is found by axe, in light and dark, and nothing scrolls sideways where
 * the screen is 320 pixels wide. What the theme changes is colours: in the dark only these are looked at again.
 */
export async function expectFitForAll(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await faultsOf(new AxeBuilder({ page }).withTags(LEVELS)), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const colours = new AxeBuilder({ page }).withRules(['color-contrast'])
  expect(await faultsOf(colours), `${what}, dark`).toEqual([])

  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what}, 320 px wide`)
    .toBeLessThanOrEqual(320)
  if (usual) await page.setViewportSize(usual)
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  // There are no frames of others, which would need a page of axe's own for the summing up.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  )
}
