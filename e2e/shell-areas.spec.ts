import type { Locator, Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { demoPassword, live, signIn } from './steps/account.ts'
import { expectAccessible, expectNoSidewaysScrollAtAnyWidth } from './steps/axe.ts'
import { openAs, sessionOf } from './steps/session.ts'

const people = {
  client: {
    home: '/client/home',
    menu: [
      'Home',
      'Find an assistant',
      'Subscriptions',
      'Time',
      'Tasks',
      'Invoices',
      'Discussions',
      'Notifications',
      'Account',
    ],
    links: [
      '/client/home',
      '/search',
      '/client/projects',
      '/client/projects_upcoming',
      '/client/projects_past',
      '/client/projects_draft',
      '/client/time',
      '/client/tasks',
      '/client/tasks/completed',
      '/client/invoices',
      '/client/discussions',
      '/client/notifications',
      '/client/contact_info',
      '/client/company_info',
      '/client/billing',
      '/client/password',
    ],
  },
  va: {
    home: '/va/home',
    menu: ['Home', 'Projects', 'Time', 'Tasks', 'Discussions', 'Notifications', 'Account'],
    links: [
      '/va/home',
      '/va/projects_candidate',
      '/va/projects',
      '/va/projects_past',
      '/va/time',
      '/va/tasks',
      '/va/tasks/todo',
      '/va/tasks/completed',
      '/va/discussions',
      '/va/notifications',
      '/va/profile/password',
    ],
  },
  matching: {
    home: '/admin/home',
    menu: [
      'Home',
      'Discussions',
      'Virtual assistants',
      'Clients',
      'Subscriptions',
      'Tasks',
      'Notifications',
      'Preferences',
    ],
    links: [
      '/admin/home',
      '/admin/discussions',
      '/admin/virtualassistants/reviews',
      '/admin/clients',
      '/admin/projects',
      '/admin/tasks',
      '/admin/tasks/todo',
      '/admin/notifications',
      '/preferences',
    ],
  },
  super: {
    home: '/admin/home',
    menu: [
      'Home',
      'Discussions',
      'Virtual assistants',
      'Clients',
      'Subscriptions',
      'Time',
      'Tasks',
      'Finance',
      'Promotions',
      'Notifications',
      'Manage notifications',
      'Users',
      'UTMs',
      'System',
      'Preferences',
    ],
    links: [
      '/admin/home',
      '/admin/discussions',
      '/admin/virtualassistants/reviews',
      '/admin/clients',
      '/admin/projects',
      '/admin/time',
      '/admin/tasks',
      '/admin/tasks/todo',
      '/admin/finance',
      '/admin/invoices',
      '/admin/finance/prices',
      '/admin/finance/taxes',
      '/admin/finance/pay',
      '/admin/promotions',
      '/admin/notifications',
      '/admin/manage_notifications',
      '/admin/users',
      '/admin/utms',
      '/admin/configurations',
      '/admin/content',
      '/admin/sockets',
      '/preferences',
    ],
  },
} as const

const roles = Object.keys(people) as (keyof typeof people)[]

async function enter(page: Page, who: string, path: string): Promise<void> {
  await openAs(page, await sessionOf(page.request, `${who}@demo.test`), path)
}

/** The navigation: beside the page, or over it where a phone has no room. */
async function navigation(page: Page): Promise<Locator> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main).toBeVisible()
  return main
}

/** The page has come: its heading stands and nothing of it is still loading. */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** A label, whatever it counts as unread: other journeys talk at the same time. */
const withCount = (label: string): RegExp => new RegExp(`^${label}(?:\\d+\\+? unread)?$`)

for (const who of roles) {
  const { home, menu, links } = people[who]

  test(`A4.5 the navigation of ${who} has what is built`, { tag: '@tablet' }, async ({ page }) => {
    await enter(page, who, home)
    const main = await navigation(page)
    await expect(main.locator(':scope > ul > li > :is(a, button)')).toHaveText(menu.map(withCount))
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(await main.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(links)
  })

  test(
    `A4.5 each page of the navigation of ${who} is accessible, and none scrolls sideways at any width`,
    { tag: '@any-width' },
    async ({ page }) => {
      test.slow()
      await enter(page, who, home)
      for (const path of links) {
        await page.goto(path)
        await arrived(page)
        expect(new URL(page.url()).pathname).toBe(path)
        // Each page's own journey asks axe at every width.
        await expectAccessible(page)
        await expectNoSidewaysScrollAtAnyWidth(page)
      }
    },
  )
}

test('A3.6 a guest goes to the root, and after signing in to the page they wanted, filters and all', async ({
  page,
}) => {
  const wanted = '/admin/users?search=demo'
  await page.goto(wanted)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sign in, and we take you where you wanted to go.')).toBeVisible()
  await expectAccessible(page)
  await signIn(page, { email: 'super@demo.test', password: demoPassword })
  await expect(page).toHaveURL(wanted)
})

test('A3.6 the way back is gone with the tab, and after a Logout', { tag: '@any-width' }, async ({ page, context }) => {
  await page.goto('/client/notifications')
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/')
  await signIn(other)
  await expect(other, 'A2.12 signing in at the root leads home').toHaveURL('/client/home')
  await other.goto('/client/notifications')
  await other.getByRole('button', { name: /Account of / }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await signIn(other)
  await expect(other).toHaveURL('/client/home')
})

test(
  '0.1 the wrong area leads to the own one, a missing feature to the root',
  { tag: '@any-width' },
  async ({ page }) => {
    await enter(page, 'client', '/admin/notifications')
    await expect(page).toHaveURL('/client/notifications')
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/client/home')
    await page.goto('/client/dashboard?earlyAccess=show')
    await expect(page).toHaveURL('/client/home?earlyAccess=show')
    await page.goto('/client/referral')
    await expect(page).toHaveURL('/')
  },
)

test('A3.6 a signed-in VA at the root goes home', { tag: '@any-width' }, async ({ page }) => {
  await enter(page, 'va', '/')
  await expect(page).toHaveURL('/va/home')
  await page.goto('/client/notifications')
  await expect(page).toHaveURL('/va/notifications')
})

test(
  'A3.4 addresses of the table answer 200 with their title, all others 404',
  { tag: '@any-width' },
  async ({ request }) => {
    for (const [path, title] of [
      ['/admin/sockets', 'Web Sockets'],
      ['/client/projects/0198f3c2-5a77-7c61-9d5e-1f2a3b4c5d6e', 'Subscription'],
      ['/va/apply/skilltest', 'Skill test'],
      ['/thankyou', 'Thank you'],
    ] as const) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text()).toContain(`<title>${title} | Talentplace</title>`)
    }
    for (const path of ['/admin/nope', '/client', '/admin/criteria/colours'])
      expect((await request.get(path)).status(), path).toBe(404)
  },
)

test('a page that comes later says what it will be and offers a step', async ({ page }) => {
  await enter(page, 'super', '/admin/bills')
  await expect(page).toHaveTitle('Bills | Talentplace')
  await expect(page.getByText('Being built')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to my home page' }).click()
  await expect(page).toHaveURL('/admin/home')
})

test(
  'A4.5 the navigation is narrow or wide as the person left it',
  { tag: ['@wide-only', '@tablet'] },
  async ({ page }, { project }) => {
    await enter(page, 'super', '/admin/home')
    const main = await navigation(page)
    const widthOf = async (): Promise<number> => (await main.locator('..').boundingBox())?.width ?? 0
    const narrowAtFirst = project.name === 'tablet'
    await expect.poll(widthOf).toBe(narrowAtFirst ? 80 : 272)
    await main.getByRole('button', { name: narrowAtFirst ? 'Expand the navigation' : 'Collapse' }).click()
    await expect.poll(widthOf).toBe(narrowAtFirst ? 272 : 80)
    await expectAccessible(page)
    await page.reload()
    await expect.poll(widthOf).toBe(narrowAtFirst ? 272 : 80)
    await main.getByRole('button', { name: 'System' }).click()
    await expect(main.getByRole('link', { name: 'Configurations' })).toBeVisible()
    await main.getByRole('link', { name: 'Configurations' }).click()
    await expect(main.getByRole('link', { name: 'Configurations' })).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'A4.1 on the search the navigation opens over the page, and by keyboard alone',
  { tag: '@tablet' },
  async ({ page }) => {
    await enter(page, 'client', '/search')
    await live(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    // Opened again before the browser has told that it was closed.
    await button.evaluate((opener: HTMLElement) => {
      document.querySelector('dialog')?.close()
      opener.click()
    })
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/client/home')
    await expect(menu).toBeHidden()
  },
)

test(
  'A2.9 the briefcase shows how many are in the talent pool, to clients and staff',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/search?step=candidates&rids=14&hours=10')
    await live(page)
    await page.evaluate(() => {
      const choices = JSON.parse(localStorage.getItem('talentplace.matching') ?? '{}') as object
      const item = { hours: 10, role_id: 14, assistant_id: 7 }
      const cart = [item, { ...item, assistant_id: -1 }]
      localStorage.setItem('talentplace.matching', JSON.stringify({ ...choices, cart }))
    })
    await enter(page, 'client', '/client/home')
    await expect(page.getByRole('button', { name: 'Talent pool, 1 candidate' })).toBeVisible()
    await enter(page, 'va', '/va/home')
    await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
    await expect(page.getByRole('button', { name: /Talent pool/ })).toHaveCount(0)
  },
)

test(
  'A4.2 a visitor’s links are the new set or the older one, by the flag',
  { tag: '@tablet' },
  async ({ page }, { project }) => {
    const wide = project.name === 'desktop'
    const shown = async (): Promise<Locator> => {
      if (!wide) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      return page.getByRole('navigation', { name: 'Main' })
    }
    await page.goto('/client/contact')
    await live(page)
    const fresh = await shown()
    await expect(fresh.getByRole('link', { name: 'Success Stories' })).toBeVisible()
    if (wide) await fresh.getByRole('button', { name: 'Company' }).click()
    await expect(fresh.getByRole('link', { name: 'Our Mission' })).toBeVisible()
    await expectAccessible(page)
    const known = (await (await page.request.get('/api/user/config')).json()) as { flags: Record<string, boolean> }
    await page.route('**/api/user/config', (route) =>
      route.fulfill({ json: { ...known, flags: { ...known.flags, 'enable-new-footer-links': false } } }),
    )
    await page.reload()
    await live(page)
    const older = await shown()
    await expect(older.getByRole('link', { name: 'Why Talentplace' })).toBeVisible()
    await expect(older.getByRole('link', { name: 'Success Stories' })).toHaveCount(0)
  },
)

test('A2 maintenance shows its notice to everybody but staff', { tag: '@any-width' }, async ({ page, context }) => {
  const known = (await (await page.request.get('/api/user/config')).json()) as object
  await context.route('**/api/user/config', (route) =>
    route.fulfill({ json: { ...known, maintenance: { site: true } } }),
  )
  await page.goto('/client/contact')
  await expect(page.getByRole('heading', { name: 'We’ll be back shortly' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expectAccessible(page)
  await enter(page, 'super', '/admin/home')
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()
})

test('A3.8 every navigation tells the server the present page', { tag: '@any-width' }, async ({ page }) => {
  const said: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))))
  await enter(page, 'client', '/client/home')
  await expect.poll(() => said.length).toBeGreaterThan(0)
  await (await navigation(page)).getByRole('link', { name: 'Notifications' }).click()
  await expect.poll(() => said.join('\n')).toContain('"path":"/client/notifications"')
})

test(
  'A3.7 guests get the support chat, but not on the application; it is gone after signing in',
  { tag: '@any-width' },
  async ({ page, request, baseURL }) => {
    const script = `${baseURL}/chat-of-the-test.js`
    const known = (await (await request.get('/api/user/config')).json()) as { links: object }
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "document.body.append(Object.assign(document.createElement('aside'), { id: 'chat', textContent: 'Chat' }))",
      }),
    )
    await page.route('**/api/user/config', (route) =>
      route.fulfill({ json: { ...known, links: { ...known.links, live_chat_script: script } } }),
    )
    await page.goto('/va/apply')
    await live(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.locator('#chat')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/va/apply')
    await expect(page.locator('#chat')).toHaveCount(0)
    await page.goto('/about')
    await expect(page.locator('#chat')).toBeVisible()
    await signIn(page)
    await expect(page.locator('#chat')).toHaveCount(0)
  },
)

test('B6.8 an assistant at checkout is told to sign in as someone else', { tag: '@any-width' }, async ({ page }) => {
  await enter(page, 'va', '/client/new/checkout')
  await expect(page).toHaveURL('/client/checkout')
  await expect(
    page.getByText(
      "Please log in with a different account you don't have the required permission to perform a checkout",
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})
