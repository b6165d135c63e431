import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { demoPassword, live, signIn } from './steps/account.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { newClient, secondPassword } from './steps/registration.ts'

async function fill(page: Page, current: string, chosen: string, repeated = chosen): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Current Password', { exact: true }).fill(current)
  await main.getByLabel('New Password', { exact: true }).fill(chosen)
  await main.getByLabel('Confirm New Password', { exact: true }).fill(repeated)
}

test(
  'B9.6 a client changes the password, stays signed in here and is signed out elsewhere',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const account = await newClient(page.request, 'password')
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/client/contact')
    await signIn(elsewhere, account)

    await page.goto('/client/contact')
    await signIn(page, account)
    await page.goto('/client/password')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
    await expect(main.getByText('this changes your password there too')).toHaveCount(0)
    await main.getByRole('button', { name: 'OK' }).click()
    await expect(main.getByText('Required')).toHaveCount(3)
    await expect(main.getByLabel('Current Password', { exact: true })).toBeFocused()
    await expectAccessibleAtEveryWidth(page)

    await fill(page, account.password, 'alllowercase1!', 'something else')
    await main.getByRole('button', { name: 'OK' }).click()
    await expect(main.getByText(/^Password must contain at least one: uppercase letter$/)).toBeVisible()
    await expect(main.getByText('Confirm Password must match')).toBeVisible()

    await fill(page, 'Not-the-one-1!', secondPassword)
    await main.getByRole('button', { name: 'OK' }).click()
    await expect(main.getByRole('alert').getByText(/./)).toBeVisible()
    await expect(main.getByLabel('New Password', { exact: true })).toHaveValue(secondPassword)

    await fill(page, account.password, secondPassword)
    await main.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Successfully changed password.')).toBeVisible()
    await expect(main.getByLabel('New Password', { exact: true })).toHaveValue('')
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    await elsewhere.goto('/client/contact')
    await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
)

test("B9.6 no readable answer is told as 'Change Password Failed'", { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/auth/changepassword', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto('/client/contact')
  await signIn(page, { email: 'va@demo.test', password: demoPassword })
  await page.goto('/va/profile/password')
  await live(page)
  await fill(page, demoPassword, secondPassword)
  await page.getByRole('main').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Change Password Failed')).toBeVisible()
})

test('B9.6 a client of both brands is told that the other one changes too', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch()
    const { token, user } = (await answer.json()) as { token: string; user: { permissions: string[] } }
    const both = { ...user, permissions: [...user.permissions, 'askbetty_client'] }
    await route.fulfill({ response: answer, json: { token, user: both } })
  })
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const { user } = (await answer.json()) as { user: { permissions: string[] } }
    const both = { ...user, permissions: [...user.permissions, 'askbetty_client'] }
    await route.fulfill({ response: answer, json: { user: both } })
  })
  await page.goto('/client/contact')
  await signIn(page)
  await page.goto('/client/password')
  await expect(
    page.getByText('You sign in to AskBetty with the same email and password: this changes your password there too.'),
  ).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'A2.9, A4.1 staff find Change password in the account menu, others do not',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/client/contact')
    await signIn(page, { email: 'admin@demo.test', password: demoPassword })
    await page.getByRole('button', { name: /Account of / }).click()
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(page).toHaveURL('/profile/password')
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  },
)
