import type { Browser } from 'playwright-core'

/** One load and some typing in a slowed browser; milliseconds, and the layout shift score. */
export interface Throttled {
  readonly lcp: number
  readonly inp: number
  readonly cls: number
  /** When the product had taken the page over. */
  readonly live: number
}

interface Vitals {
  lcp: number
  cls: number
  readonly interactions: Map<number, number>
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

/** Runs in the page before its own code: watches what the browser tells of paints, shifts and interactions. */
function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, interactions: new Map() }
  window.vitals = vitals
  new PerformanceObserver((list) => {
    vitals.lcp = list.getEntries().at(-1)?.startTime ?? vitals.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShift
      if (!hadRecentInput) vitals.cls += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  // The threshold is in the Event Timing standard, not yet in the types.
  const shortEventsToo: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId !== 0)
        vitals.interactions.set(interactionId, Math.max(duration, vitals.interactions.get(interactionId) ?? 0))
    }
  }).observe(shortEventsToo)
}

const typed = 'bookkeeper who knows quickbooks'

/** A phone-like load (4x CPU, 1.6 Mbit/s, 150 ms), then a sentence typed into the search box key by key. */
export async function measureThrottled(browser: Browser, url: string): Promise<Throttled> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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
