import type { Browser, Page } from '@playwright/test'
import { demoPassword, live } from '@talentplace/e2e/steps/account'
import { axeViolations } from '@talentplace/e2e/steps/axe'
import { maxShift, shiftsOf, watchShifts } from '@talentplace/e2e/steps/layout-shift'
import { halifax } from '@talentplace/e2e/steps/registration'
import { become, sessionOf } from '@talentplace/e2e/steps/session'

const widths = [375, 820, 1440] as const
const schemes = ['light', 'dark'] as const

/** What is wrong with a page at a width, in a scheme. */
export interface Finding {
  readonly path: string
  readonly width: number
  readonly scheme: (typeof schemes)[number]
  readonly what: string
}

export interface Walked {
  /** How many addresses of each route were looked at. */
  readonly seen: ReadonlyMap<string, number>
  readonly looks: number
  readonly findings: readonly Finding[]
}

interface Walk {
  readonly address: string
  /** Of the demo; null: a visitor. */
  readonly email: string | null
  readonly routes: readonly string[]
  readonly routeOf: (pathname: string) => string | null
  /** How many addresses of one route are looked at. */
  readonly each: number
}

/** Of someone who is here for the first time. */
const firstDetails = { company: 'Marsh Studio', phone_number: '902 555 0100', ...halifax }
const height = 900
const patience = 15_000
/** A colour on its way, a dialog that opens: looked at again. */
const looksAtMost = 3

async function settled(page: Page): Promise<void> {
  await live(page)
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, {
    timeout: patience,
  })
}

async function wrongWith(page: Page): Promise<string[]> {
  let found: string[] = []
  for (let look = 0; look < looksAtMost; look += 1) {
    if (look > 0) await page.waitForTimeout(200)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    found = await axeViolations(page)
    if (beyond > 0) found.push(`scrolls sideways by ${beyond} pixels`)
    if (found.length === 0) break
  }
  return found
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  return links.flatMap((link) => (link === null ? [] : [link.replace(/[?#].*/, '')]))
}

/** Follows every link from one person's pages, and looks at each page in every scheme and at every width. */
export async function walkPages(browser: Browser, walk: Walk): Promise<Walked> {
  const { address, email, routes, routeOf, each } = walk
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  await watchShifts(page)
  if (email !== null) await become(page, await sessionOf(context.request, email, demoPassword, firstDetails))
  const waiting = ['/', ...routes.filter((route) => !route.includes(':'))]
  const known = new Set(waiting)
  const seen = new Map<string, number>()
  const findings: Finding[] = []
  let looks = 0

  /** A page has just been loaded: on a phone first, then on a desktop. */
  async function expectNoJump(at: Omit<Finding, 'what'>): Promise<void> {
    const { by, what } = await shiftsOf(page)
    if (by > maxShift) findings.push({ ...at, what: `jumps by ${by.toFixed(3)} while it loads: ${what}` })
  }

  async function look(path: string): Promise<void> {
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      // Loaded anew: colours on their way from one scheme to the other are neither's.
      if (scheme === 'dark') await page.reload()
      await settled(page)
      await expectNoJump({ path, width: page.viewportSize()?.width ?? 0, scheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        for (const what of await wrongWith(page)) findings.push({ path, width, scheme, what })
        looks += 1
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }

  const isEnough = (route: string | null) => route === null || (seen.get(route) ?? 0) >= each

  async function visit(path: string): Promise<void> {
    await page.setViewportSize({ width: widths[0], height })
    await page.goto(path)
    await settled(page)
    const landed = new URL(page.url()).pathname
    const route = routeOf(landed)
    if (route === null || isEnough(route)) return
    seen.set(route, (seen.get(route) ?? 0) + 1)
    await look(landed)
    // On a desktop, which shows the whole menu.
    for (const link of await linksOn(page)) {
      if (known.has(link)) continue
      known.add(link)
      waiting.push(link)
    }
  }

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (isEnough(routeOf(path))) continue
    try {
      await visit(path)
    } catch (error) {
      findings.push({ path, width: 0, scheme: 'light', what: `could not be looked at: ${String(error)}` })
    }
  }
  await context.close()
  return { seen, looks, findings }
}
