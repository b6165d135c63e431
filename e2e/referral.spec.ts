import { live } from './steps/account.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { mailedCode } from './steps/mail.ts'
import { newEmail, pickCity } from './steps/registration.ts'
import { newContact, openAs } from './steps/session.ts'
import { email, openSignup } from './steps/signup.ts'

test(
  'C5 a client passes their link on, and who follows it and signs up later counts',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    await openAs(page, await newContact(request, 'referrer'), '/client/referral')
    const link = page.getByText(/\?utm=/)
    await expect(link).toBeVisible()
    await expect(page.getByText('No sign-ups from your link yet.')).toBeVisible()
    await expect(page.getByText(/pays their first invoice, we take \$50\.00 CAD or \$50\.00 USD off/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const context = await browser.newContext()
    const first = await context.newPage()
    const logged = first.waitForResponse('**/api/utm/log?event=pageview')
    await first.goto((await link.textContent()) ?? '')
    await logged
    // Whoever leaves the page before it has heard which link it was came by none.
    await expect.poll(() => first.evaluate(() => localStorage.getItem('talentplace.utm'))).not.toBeNull()
    const other = first.waitForResponse('**/api/utm/log?event=pageview')
    await first.goto('/pricing?utm_source=newsletter')
    await other
    await first.close()

    const later = await context.newPage()
    const main = await openSignup(later)
    const address = newEmail('friend').replace('kerr.test', 'elm.test')
    await email(main).fill(address)
    await main.getByRole('button', { name: 'Get started' }).click()
    await main.getByLabel('Full Name').fill('Ana Elm')
    await main.getByLabel('Phone').fill('+1 (902) 555-0188')
    await main.getByLabel('Company').fill('Elm Bakery')
    await pickCity(main, later)
    await main.getByLabel('Referral code (optional)').fill('nobody-has-it')
    await main.getByLabel(/terms of service/).check()
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByText(/^Nobody has this code/)).toBeVisible()
    await main.getByLabel('Referral code (optional)').fill('')
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    const code = await mailedCode(request, address)
    const verified = await request.post('/api/auth/verify', { data: { verification_key: code, email: address } })
    expect(verified.ok()).toBe(true)

    await page.reload()
    await live(page)
    await expect(page.getByText('Not a paying client yet')).toBeVisible()
    await expect(page.getByText('Signed up', { exact: true })).toBeVisible()
    await expect(page.getByText('Elm')).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)
  },
)
