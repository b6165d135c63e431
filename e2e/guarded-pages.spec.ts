import { demoPassword, signIn, signInByDialog } from './steps/account.ts'
import { expectAccessible } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { enter } from './steps/session.ts'

test(
  'A3.6 a guest goes to the root, is asked to sign in, and goes on to the page they wanted, filters and all',
  { tag: '@any-width' },
  async ({ page }) => {
    const wanted = '/admin/users?search=demo'
    await page.goto(wanted)
    await expect(page).toHaveURL('/')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByText('Sign in to open Users.')).toBeVisible()
    await expectAccessible(page)
    await signInByDialog(page, { email: 'super@demo.test', password: demoPassword })
    await expect(page).toHaveURL(wanted)
  },
)

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
    await page.route('**/api/user/config', async (route) => {
      const answer = await route.fetch()
      const { flags, ...rest } = (await answer.json()) as { flags: object }
      await route.fulfill({ json: { ...rest, flags: { ...flags, 'referral-links': false } } })
    })
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
      ['/va/apply/skilltest', 'Skill tests'],
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
