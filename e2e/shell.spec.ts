import type { Request } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { live, signIn } from './steps/account.ts'
import { enter } from './steps/session.ts'
import { expectAccessible, expectAccessibleAtEveryWidth, expectNoSidewaysScroll } from './steps/axe.ts'

const pages = [
  { path: '/', title: 'Talentplace' },
  { path: '/search', title: 'Find an assistant | Talentplace' },
  { path: '/client/signup', title: 'Sign up | Talentplace' },
  { path: '/client/contact', title: 'Book a discovery call | Talentplace' },
  { path: '/healthcheck', title: 'Healthcheck | Talentplace' },
  { path: '/no/such/page', title: 'Page not found | Talentplace' },
]

for (const { path, title } of pages) {
  const fits = `A3.8 ${path} has its title, no problem in the console, nothing for axe at any width or in the dark, and reflows`
  test(fits, { tag: '@any-width' }, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const expected = path.startsWith('/no/') && message.text().includes('404')
      if (message.type() === 'error' && !expected) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(path, { waitUntil: 'networkidle' })
    await live(page)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload({ waitUntil: 'networkidle' })
    await live(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })
}

test('A3.4 / stands without shell header links and footer, other pages of a visitor have both', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a Consult' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/client/contact')
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test(
  'A3.4 any other path is the not-found page, with status 404 and ways on',
  { tag: '@any-width' },
  async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await live(page)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL('/')
  },
)

test(
  'T11 heading and search box stand in the served HTML, and no style attribute does',
  { tag: '@any-width' },
  async ({ request }) => {
    for (const path of ['/', '/search']) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(html).toMatch(/<input[^>]+role="combobox"/)
      expect(html).not.toMatch(/<[^>]+ style=/)
    }
  },
)

test(
  'T10 a first load has at most 120 kB of scripts and styles, and the served page asks for its own at once',
  { tag: '@any-width' },
  async ({ browser, page }) => {
    await page.goto('/')
    const profile = await page.locator('a[href^="/assistants/"]').first().getAttribute('href')
    const paths = ['/', '/search', profile ?? '/assistants', '/about', '/how-it-works']
    // A language is all that its visitors load.
    const loads = [
      ...paths.map((path) => ({ path, locale: 'en-CA' })),
      ...['/', '/search'].map((path) => ({ path, locale: 'fr-CA' })),
    ]
    for (const { path, locale } of loads) {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale })
      const first = await context.newPage()
      const sizes: Promise<number>[] = []
      first.on('requestfinished', (request) => {
        if (!['script', 'stylesheet'].includes(request.resourceType())) return
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      const served = await first.goto(path, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(bytes, `${path} in ${locale}`).toBeLessThanOrEqual(120_000)
      expect((await served?.text())?.match(/rel="modulepreload"/g)?.length, path).toBeGreaterThan(2)
      await context.close()
    }
  },
)

test(
  'T17 a page whose entry was aimed at opens without asking for its code',
  { tag: '@any-width' },
  async ({ page }) => {
    const pending = new Set<Request>()
    page.on('request', (request) => void (request.url().endsWith('.js') && pending.add(request)))
    page.on('requestfinished', (request) => void pending.delete(request))
    page.on('requestfailed', (request) => void pending.delete(request))
    const code = page.waitForResponse(
      async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('New promotion'),
    )
    await enter(page, 'super', '/admin/home')
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Promotions', exact: true })
    await entry.focus()
    await code
    // It comes in several scripts, all asked for at once.
    await expect.poll(() => pending.size).toBe(0)
    await page.route('**/assets/*.js', (route) => route.abort())
    await entry.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  },
)

for (const path of ['/', '/search']) {
  test(
    `T11 what is typed on ${path} before the script arrives stays, with the focus`,
    { tag: '@any-width' },
    async ({ page }) => {
      const { promise: script, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await script
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      const box = page.getByRole('combobox').first()
      await box.pressSequentially('book')
      arrive()
      await live(page)
      await page.keyboard.type('keeper')
      await expect(box).toHaveValue('bookkeeper')
      await expect(box).toBeFocused()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  )
}

test(
  'A4.1 a signed-in person stays so after a reload and in another tab, and is out in both at once',
  { tag: '@any-width' },
  async ({ page, context }) => {
    await page.goto('/')
    await signIn(page)
    await page.reload()
    await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/client/contact')
    await other.getByRole('button', { name: /Account of / }).click()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
)

const stored = JSON.stringify({
  token: 'ended-long-ago',
  user: {
    uuid: 'u',
    full_name: 'Sam Kerr',
    email: 's@k.test',
    permissions: ['client'],
    avatar_id: -1,
    client_uuid: null,
    is_primary_contact: 'true',
    colleague_role: 'everything',
  },
})

test(
  'A2.2 a session that has ended is told, cleared, and leads to the root',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.addInitScript((session) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem('talentplace.session', session)
      sessionStorage.setItem('once', '1')
    }, stored)
    await page.goto('/client/contact')
    await expect(page.getByRole('alert').getByText('Your session has expired. Please login again.')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('talentplace.session'))).toBeNull()
    await expectAccessible(page)
  },
)

test(
  "A2.2 a session that can't be loaded is told until it is closed, and kept",
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/client/contact')
    await signIn(page)
    await page.route('**/api/auth/session', (route) =>
      route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
    )
    await page.reload()
    const message = page.getByText(
      'There was an error loading your session. Please close the page and try again later.',
    )
    await expect(message).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('talentplace.session'))).not.toBeNull()
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(message).toBeHidden()
  },
)

test(
  'B8.3 a discovery call is booked in our own slots where no calendar is configured, and /client/new/contact leads there',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/client/new/contact?utm_source=letter')
    await expect(page).toHaveURL('/client/contact?utm_source=letter')
    await expect(page.getByRole('button', { name: 'Book this time' })).toBeVisible()
  },
)

test(
  'A3.4 /healthcheck says in words that everything works, and asks again',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/healthcheck')
    await expect(page.getByText('Everything works.')).toBeVisible()
    await page.route('**/api/healthcheck', (route) => route.abort())
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByText('The server gave no answer we can read.')).toBeVisible()
    await page.unroute('**/api/healthcheck')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Everything works.')).toBeVisible()
  },
)

test('a page that loses its line says so until it is back, and opens a page asked for meanwhile then @any-width', async ({
  page,
  context,
}) => {
  await page.goto('/client/contact')
  const booking = page.getByRole('button', { name: 'Book this time' })
  await expect(booking).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you entered stays here until you are back.')).toBeVisible()
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByText('You are offline. The page you asked for opens once you are back.')).toBeVisible()
  await expect(page).toHaveURL('/client/contact')
  await expect(booking).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveTitle('Pricing | Talentplace')
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('a page whose code doesn’t come says so, and comes by itself once the line is back @any-width', async ({
  page,
  context,
}) => {
  // React repeats what the browser says of a script that doesn't come.
  await page.addInitScript(() => {
    const { error } = console
    const withoutScripts = (...said: unknown[]): void => {
      if (!/dynamically imported module|Unable to preload CSS/.test(String(said[0]))) error(...said)
    }
    Object.assign(console, { error: withoutScripts })
  })
  await page.goto('/client/contact')
  await live(page)
  // The browser doesn't know yet that the line is down.
  await page.route('**/assets/*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.unroute('**/assets/*')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page).toHaveTitle('Pricing | Talentplace')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeHidden()
})

test('A3 styles that didn’t come are asked for again when their page is gone to', async ({ page }) => {
  await page.goto('/pricing')
  await live(page)
  const missed: string[] = []
  page.on('requestfailed', (request) => void missed.push(request.url()))
  await page.route('**/assets/*.css', (route) => route.abort())
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  // What is aimed at before the page listens isn't fetched ahead.
  await expect(async () => {
    await contact.blur()
    await contact.focus()
    expect(missed).not.toEqual([])
  }).toPass()
  await page.unroute('**/assets/*.css')
  const come = Promise.all(missed.map((url) => page.waitForResponse(url)))
  await contact.press('Enter')
  await come
  await expect(page).toHaveURL(/contact/)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeHidden()
})
