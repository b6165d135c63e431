import type { Browser } from 'playwright-core'
import { openSlowPage } from './slow-page.ts'
import { watchVitals } from './vitals.ts'

/** One load and some typing in a slowed browser; milliseconds, and the layout shift score. */
export interface Throttled {
  readonly lcp: number
  readonly inp: number
  readonly cls: number
  /** When the product had taken the page over. */
  readonly live: number
}

const typed = 'bookkeeper who knows quickbooks'

/** A phone-like load (4x CPU, 1.6 Mbit/s, 150 ms), then a sentence typed into the search box key by key. */
export async function measureThrottled(browser: Browser, url: string): Promise<Throttled> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const { page } = await openSlowPage(context)
  await page.addInitScript(watchVitals)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  const live = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  // Read before the first key: from then on the browser reports no further largest paint.
  const lcp = await page.evaluate(() => window.vitals.lcp)
  await page.getByRole('main').locator('input').first().click()
  await page.keyboard.type(typed, { delay: 90 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const { cls, worst } = await page.evaluate(() => ({
    cls: window.vitals.cls,
    worst: Math.max(0, ...window.vitals.interactions.values()),
  }))
  await context.close()
  return { lcp, cls, inp: worst, live }
}
