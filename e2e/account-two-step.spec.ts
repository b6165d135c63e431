import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { live, signIn } from './steps/account.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { mailsTo } from './steps/mail.ts'
import { newClient } from './steps/registration.ts'

const stepMs = 30_000

/** What the app shows now, or so many steps later: a clock may be one off, and a code is used once. */
function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs })
}

/** Signs in as far as the second step is asked for. */
async function enterPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await live(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Enter your code' })).toBeVisible()
}

test(
  'A1 Ours: a client switches two-step sign-in on, signs in by app and by recovery code, and ends another session',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const account = await newClient(page.request, 'two-step')
    await page.goto('/client/contact')
    await signIn(page, account)
    await page.goto('/client/password')
    const panel = page.getByRole('main').getByRole('region', { name: 'Two-step sign-in' })
    await panel.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    await panel.getByLabel('Your password', { exact: true }).fill(account.password)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const secret = ((await panel.getByRole('code').textContent()) ?? '').replaceAll(' ', '')

    await panel.getByLabel('Code from your app').fill('000 000')
    await panel.getByRole('button', { name: 'Switch it on' }).click()
    await expect(panel.getByText(/That code isn’t right/).first()).toBeVisible()
    await panel.getByLabel('Code from your app').fill(appCode(secret))
    await panel.getByRole('button', { name: 'Switch it on' }).click()
    const codes = panel.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessibleAtEveryWidth(page)
    const [recovery = ''] = await codes.allTextContents()
    await panel.getByRole('button', { name: 'I’ve kept them' }).click()
    await expect(panel.getByText('10 recovery codes left')).toBeVisible()

    await page.getByRole('button', { name: /Account of / }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.goto('/client/contact')
    await enterPassword(page, account)
    const dialog = page.getByRole('dialog', { name: 'Enter your code' })
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByLabel('Code from your app').fill('000000')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByText(/That code isn’t right/)).toBeVisible()
    await expect(dialog.getByLabel('Code from your app')).toBeFocused()
    await dialog.getByLabel('Code from your app').fill(appCode(secret, 1))
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/client/contact')
    await enterPassword(elsewhere, account)
    const there = elsewhere.getByRole('dialog', { name: 'Enter your code' })
    await there.getByLabel('Code from your app').fill(recovery.toLowerCase())
    await there.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(elsewhere.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(page.request, account.email)).map(({ subject }) => subject))
      .toContain('New sign-in to your account')

    await page.goto('/client/password')
    await expect(panel.getByText('9 recovery codes left')).toBeVisible()
    const sessions = page.getByRole('main').getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByText('This browser')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await sessions.getByRole('button', { name: /End the session of Chrome/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await elsewhere.context().close()
  },
)
