import type { Browser, Page } from 'playwright-core'
import type { Session } from './behind-funnel.ts'
import { openSlowPage } from './slow-page.ts'
import { watchVitals } from './vitals.ts'

/** Milliseconds in which what a page fetches ahead has come. */
const settling = 12_000
const maxEntries = 8

/** From the press to the page: its heading there, and nothing of it still loading. Measured in the page, between frames. */
async function press(page: Page, href: string): Promise<number> {
  const opened = page.evaluate(async (to) => {
    const pressed = Promise.withResolvers<number>()
    addEventListener('click', () => pressed.resolve(performance.now()), { capture: true, once: true })
    const from = await pressed.promise
    // The page that is left stays until the next is there, at its address already.
    const left = document.querySelector('main h1')
    const isThere = () => {
      const heading = document.querySelector('main h1')
      const isNext = location.pathname === to && heading !== null && heading !== left
      return isNext && document.querySelector('main [aria-busy=true]') === null
    }
    while (!isThere()) await new Promise(requestAnimationFrame)
    return performance.now() - from
  }, href)
  const pressed = page.locator(`nav[aria-label=Main] a[href="${href}"]`).first().click()
  // Together: what ended the one is said, and not that the other was waiting in a page that has gone.
  const [time] = await Promise.all([opened, pressed])
  return time
}

const hasNavigation = () =>
  document.querySelector('nav[aria-label=Main] a[href^="/"]') !== null &&
  document.querySelector('main h1') !== null &&
  document.querySelector('main [aria-busy=true]') === null

const entriesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = Array.from(document.querySelectorAll('nav[aria-label=Main] a[href^="/"]')).filter((link) =>
      link.checkVisibility(),
    )
    return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter(
      (href) => !href.endsWith('/home') && !href.includes('?'),
    )
  })

/** Opens every entry of a person's navigation from their home: once all is quiet there, and at once in a new browser. */
export async function measureClicks(
  browser: Browser,
  url: string,
  { session, home }: { session: Session; home: string },
): Promise<{ warm: number[]; cold: number[]; inp: number[] }> {
  const stored = JSON.stringify(session)
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { page } = await openSlowPage(context)
    await page.addInitScript(watchVitals)
    await page.addInitScript((value) => localStorage.setItem('talentplace.session', value), stored)
    await page.goto(url + home, { waitUntil: 'commit' })
    await page.waitForFunction(hasNavigation)
    return page
  }
  const warmPage = await open()
  const entries = (await entriesOf(warmPage)).slice(0, maxEntries)
  await warmPage.waitForTimeout(settling)
  const warm: number[] = []
  for (const href of entries) {
    warm.push(await press(warmPage, href))
    // The search has no navigation of its own.
    await warmPage.goBack()
    await warmPage.waitForFunction(hasNavigation)
    await warmPage.waitForTimeout(1_000)
  }
  const inp = await warmPage.evaluate(() => [...window.vitals.interactions.values()])
  await warmPage.context().close()
  const cold: number[] = []
  for (const href of entries) {
    const page = await open()
    cold.push(await press(page, href))
    await page.context().close()
  }
  return { warm, cold, inp }
}
