import type { Browser, BrowserContext } from 'playwright-core'
import type { InnerPage } from './behind-funnel.ts'
import { openSlowPage } from './slow-page.ts'
import { watchVitals } from './vitals.ts'

/** A load of a page in a slowed browser. */
export interface InnerLoad {
  /** Milliseconds, and the layout shift score. */
  readonly lcp: number
  readonly cls: number
  /** Milliseconds of tasks above 50 ms that the main thread was busy with until then. */
  readonly busy: number
  /** When what one came for was there and nothing of the page was still loading; and what had been asked for by then. */
  readonly usable: number
  readonly requests: number
  /** Bytes over the wire by then, headers too. */
  readonly bytes: number
  /** What the whole load asked for. */
  readonly requestsInAll: number
}

/** Milliseconds after which a page that isn't usable is given up. */
const patience = 60_000

async function load(context: BrowserContext, url: string, inner: InnerPage): Promise<InnerLoad> {
  const { page, devtools } = await openSlowPage(context)
  page.setDefaultTimeout(patience)
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(watchVitals)
  if (inner.session !== null) {
    const stored = JSON.stringify(inner.session)
    await page.addInitScript((session) => localStorage.setItem('talentplace.session', session), stored)
  }
  await page.goto(url + inner.path, { waitUntil: 'commit' })
  await page.waitForFunction((wanted) => {
    const main = document.querySelector('main')
    const there = main?.querySelector(wanted)?.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })
    return there === true && main?.querySelector('[aria-busy=true]') === null
  }, inner.wanted)
  const then = { requests, bytes, usable: await page.evaluate(() => performance.now()) }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const vitals = await page.evaluate(() => {
    const { lcp, cls, longTasks } = window.vitals
    const before = longTasks.filter(({ start }) => start < lcp)
    return { lcp, cls, busy: before.reduce((sum, { start, duration }) => sum + Math.min(duration, lcp - start), 0) }
  })
  await page.close()
  return { ...then, ...vitals, requestsInAll: requests }
}

/** Opens the page as whoever it is opened by, for the first time in a new browser, and once more with what that has kept. */
export async function measureVisits(
  browser: Browser,
  url: string,
  inner: InnerPage,
): Promise<{ first: InnerLoad; second: InnerLoad }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const first = await load(context, url, inner)
    return { first, second: await load(context, url, inner) }
  } finally {
    await context.close()
  }
}
