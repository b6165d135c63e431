import { readRoutes, routeIn } from '@talentplace/e2e/steps/known-routes'
import type { Browser } from 'playwright-core'
import type { InnerPage, Session } from './behind-funnel.ts'

/** How long a page may take to show what it has, in milliseconds, on a machine that isn't slowed. */
const patience = 15_000

/** The links of a page, without what follows the path. */
const linksOn = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'), (link) => new URL(link.href).pathname)

/** One address of every page of the route table that a person can open, found by following links from page to page. */
export async function everyPageOf(
  browser: Browser,
  url: string,
  { who, session }: { who: string; session: Session | null },
): Promise<InnerPage[]> {
  const routes = await readRoutes()
  const routeOf = routeIn(routes)
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(patience)
  if (session !== null) {
    const stored = JSON.stringify(session)
    await page.addInitScript((value) => localStorage.setItem('talentplace.session', value), stored)
  }
  const waiting = ['/', ...routes.filter((route) => !route.includes(':'))]
  const known = new Set(waiting)
  const found = new Map<string, InnerPage>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(routeOf(path) ?? '')) continue
    await page.goto(path)
    await page.waitForFunction(
      () => document.querySelector('main h1') !== null && !document.querySelector('main [aria-busy=true]'),
    )
    const landed = new URL(page.url()).pathname
    const route = routeOf(landed)
    if (route === null || found.has(route)) continue
    found.set(route, { name: `${who} ${route}`, path: landed, session, wanted: 'h1' })
    for (const link of await page.evaluate(linksOn)) {
      if (known.has(link)) continue
      known.add(link)
      waiting.push(link)
    }
  }
  await page.close()
  return [...found.values()]
}
