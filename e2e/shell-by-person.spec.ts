import type { Locator } from '@playwright/test'
import { live, signIn } from './steps/account.ts'
import { expectAccessible } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { navigation } from './steps/navigation.ts'
import { enter } from './steps/session.ts'

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
    const menu = async (): Promise<Locator> => {
      if (!wide) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      return page.getByRole('navigation', { name: 'Main' })
    }
    await page.goto('/client/contact')
    await live(page)
    const fresh = await menu()
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
    const older = await menu()
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
