import type { Browser } from 'playwright-core'
import type { InnerPage } from './behind-funnel.ts'
import { openSlowPage } from './slow-page.ts'
import { watchVitals } from './vitals.ts'

/** A load of a page behind the funnel in a slowed browser, without a cache. */
export interface InnerLoad {
  /** Milliseconds, and the layout shift score. */
  readonly lcp: number
  readonly cls: number
  /** When what one came for was there and nothing of the page was still loading; and what had been asked for by then. */
  readonly usable: number
  readonly requests: number
  /** Bytes over the wire by then, headers too. */
  readonly bytes: number
  /** What the whole load asked for. */
  readonly requestsInAll: number
}

/** Opens the page as whoever it is opened by. */
export async function measureInnerLoad(browser: Browser, url: string, inner: InnerPage): Promise<InnerLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const { page, devtools } = await openSlowPage(context)
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
  const { lcp, cls } = await page.evaluate(() => ({ lcp: window.vitals.lcp, cls: window.vitals.cls }))
  await context.close()
  return { ...then, lcp, cls, requestsInAll: requests }
}
