import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing on the page as it stands: every rule, WCAG AA contrast included. In its legacy mode, as no page has
 * frames, and without the lists of what it found right: a quarter of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  expect(found, 'axe').toEqual([])
}

const everyWidth = [
  { width: 375, height: 812 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** Nothing of the page as it stands lies beyond its width, once it has been laid out for it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, `pixels beyond the width, ${page.url()}`).toBeLessThanOrEqual(0)
}

/** The page as it stands doesn't scroll sideways on a phone, a tablet and a desktop. */
export async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  await atEveryWidth(page, () => Promise.resolve())
}

/** The page as it stands is accessible, and doesn't scroll sideways, on a phone, a tablet and a desktop. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await atEveryWidth(page, () => expectAccessible(page))
}

async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize()
  for (const size of everyWidth) {
    await page.setViewportSize(size)
    await look()
    await expectNoSidewaysScroll(page)
  }
  if (own) await page.setViewportSize(own)
}
