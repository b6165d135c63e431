import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { maxShift, shiftsOf, watchShifts } from './steps/layout-shift.ts'
import { prepare } from './steps/prepare.ts'
import { newEmail } from './steps/registration.ts'
import { become, newContact, openAs, sessionOf } from './steps/session.ts'
import { nextButton, searchBox } from './steps/wizard.ts'

/** T12: what a home may ask for until it can be used. */
const maxRequests = 40

/** Marks the moment at which the page has its heading and nothing of it is still loading, however late it is looked at. */
function markUsable(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1') === null || document.querySelector('main [aria-busy=true]')) return
    performance.mark('usable')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** How much the page had asked for by then; what it fetches ahead comes after. */
function requestsUntilUsable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Infinity
    const requested = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usable)
    return requested.length + 1
  })
}

const places = {
  client: [
    '/client/home',
    '/client/projects',
    '/client/projects_draft',
    '/client/invoices',
    '/client/notifications',
    '/client/colleagues',
    '/client/contact',
  ],
  va: ['/va/home', '/va/projects', '/va/projects_candidate'],
  super: ['/admin/home', '/admin/clients', '/admin/projects', '/admin/invoices', '/admin/users', '/admin/promotions'],
} as const

for (const [who, paths] of Object.entries(places)) {
  test(
    `T12 no home and no list jumps while it loads or asks for what isn’t there, and no home asks for more than it may: ${who}`,
    { tag: '@any-width' },
    async ({ page, request }) => {
      const person = await sessionOf(request, `${who}@demo.test`)
      await watchShifts(page)
      await page.addInitScript(markUsable)
      const rejected: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) rejected.push(`${answer.status()} ${answer.url()}`)
      })
      const [home] = paths
      for (const [path, width] of [[home, 1440] as const, ...paths.map((each) => [each, 375] as const)]) {
        await page.setViewportSize({ width, height: 812 })
        await openAs(page, person, path)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
        if (path === home) {
          expect(await requestsUntilUsable(page), `${path} at ${width} px`).toBeLessThanOrEqual(maxRequests)
        }
        await page.waitForLoadState('networkidle')
        const { by, what } = await shiftsOf(page)
        expect(by, `${path} at ${width} px: ${what}`).toBeLessThanOrEqual(maxShift)
      }
      expect(rejected).toEqual([])
    },
  )
}

const records = {
  client: ['/client/projects', '/client/invoices'],
  super: ['/admin/virtualassistants', '/admin/invoices', '/admin/bills'],
} as const

for (const [who, lists] of Object.entries(records)) {
  test(
    `T12 the parts of a record come together, and none pushes another away: ${who}`,
    { tag: '@any-width' },
    async ({ page, request }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await watchShifts(page)
      await become(page, await sessionOf(request, `${who}@demo.test`))
      for (const list of lists) {
        await page.goto(list)
        const main = page.getByRole('main')
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
        const links = main.locator(`a[href^="${list}/"]`)
        const listed = () =>
          links.evaluateAll((all) =>
            all.map((link) => link.getAttribute('href') ?? '').find((address) => /\/[\da-f-]{36}$/.test(address)),
          )
        // Other links, e.g. to a new one, are there before the list is.
        await expect.poll(listed).toBeDefined()
        const record = (await listed()) ?? list
        await page.goto(record)
        await expect(main.getByRole('region').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { by, what } = await shiftsOf(page)
        expect(by, `${page.url()}: ${what}`).toBeLessThanOrEqual(maxShift)
      }
    },
  )
}

test(
  'T12 who has no subscription is told when tasks can be added, where the line for them stands',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await watchShifts(page)
    await openAs(page, await newContact(request, 'tasks'), '/client/tasks')
    await expect(page.getByText('You can add tasks once you have a subscription.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add task' })).toBeDisabled()
    await expect(page.getByText('Nothing to do yet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { by, what } = await shiftsOf(page)
    expect(by, what).toBeLessThanOrEqual(maxShift)
    await expectAccessibleAtEveryWidth(page)
  },
)

test(
  'T12 an applicant has no navigation, and no page closes up its place',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const email = newEmail('no-menu')
    await prepare('apply-as.ts', email, 'interview')
    await watchShifts(page)
    const applicant = await sessionOf(request, email)
    await page.setViewportSize({ width: 1440, height: 812 })
    for (const path of ['/va/home', '/va/profile']) {
      await openAs(page, applicant, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      const { by, what } = await shiftsOf(page)
      expect(by, `${path}: ${what}`).toBeLessThanOrEqual(maxShift)
    }
  },
)

/** Runs in the page before its own code: where 'Next' stood in each frame that showed one, with the page's heading. */
function keepWhereNextStood(): void {
  const stood = new Map<string, Set<number>>()
  Object.assign(window, {
    whereNextStood: () => Object.fromEntries([...stood].map(([heading, at]) => [heading, [...at]])),
  })
  const look = () => {
    const next = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Next')
    const heading = document.querySelector('h1')?.textContent ?? ''
    if (next) stood.set(heading, (stood.get(heading) ?? new Set()).add(Math.round(next.getBoundingClientRect().top)))
    requestAnimationFrame(look)
  }
  look()
}

test('Where less motion is wanted, a step stands in its place at once', { tag: '@any-width' }, async ({ page }) => {
  await page.addInitScript(keepWhereNextStood)
  await page.goto('/search?step=requirements&default=reconcile+quickbooks')
  await nextButton(page).click()
  await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
  await page.goBack()
  await expect(searchBox(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const stood = (await page.evaluate('whereNextStood()')) as Record<string, number[]>
  expect(stood['Find the assistant who already knows how.']).toHaveLength(1)
})
