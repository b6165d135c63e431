import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { signIn } from './steps/account.ts'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import {
  addDraft,
  addPromotion,
  addTestCard,
  openCheckout,
  payButton,
  quebec,
  saveAddress,
  sign,
} from './steps/checkout.ts'
import { authorized, newContact, openAs } from './steps/session.ts'
import { mailsTo } from './steps/mail.ts'
import { newClient } from './steps/registration.ts'
import { nextButton, searchBox } from './steps/wizard.ts'

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('12 rue Saint-Paul')
  const city = page.getByLabel('City')
  await city.fill('Montr')
  // By keyboard: what moves beside the list as it comes can't put it out of sight.
  await expect(page.getByRole('option', { name: 'Montréal, QC' })).toBeVisible()
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(page.getByLabel('Province or territory'), 'the city brings its province').toHaveValue('QC')
  await page.getByLabel('Postal code', { exact: true }).fill('h2y1g7')
}

test(
  'B8.1 from the first search to the thank-you page, with a promotion, the taxes of Quebec and a declined card',
  { tag: '@tablet' },
  async ({ browser, page, request }) => {
    test.slow()
    const [account, code] = await Promise.all([newClient(request, 'checkout'), addPromotion(request)])
    await page.goto('/')
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await page.getByRole('checkbox', { name: /Bookkeeper/ }).check()
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=hours/)
    await signIn(page, account)
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=candidates/)
    await page
      .getByRole('button', { name: /^Add Candidate/ })
      .first()
      .click()
    // What tells of it closes by itself and may be gone already; the rest of the page waits for that.
    await expect(page.getByRole('button', { name: 'Talent pool, 1 candidate' })).toBeVisible()
    await page
      .getByRole('button', { name: 'Proceed to Checkout' })
      .or(page.getByRole('link', { name: 'Proceed to Checkout' }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/client\/checkout$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByText('The first month is paid on sign-up.')).toBeVisible()
    await expect(page.getByText('Hours do not roll over from month to month.')).toBeVisible()
    await payButton(page).click()
    await expect(
      page.getByLabel('Address', { exact: true }),
      'Pay leads to the first field that it needs',
    ).toBeFocused()
    await expect(
      page.getByText('Nothing was charged. Complete what’s listed above, then press Pay again.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Sign with your full name' }).click()
    await expect(page.getByLabel('Type your full name to sign'), 'each reason leads to its field').toBeFocused()
    await expectAccessible(page)

    await fillAddress(page)
    await expect(page.getByText('GST 5%')).toBeVisible()
    await expect(page.getByText('QST 9.975%')).toBeVisible()
    await page.getByRole('textbox', { name: 'Promotion code' }).fill('nonsense')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove NONSENSE' }).click()
    await page.getByRole('textbox', { name: 'Promotion code' }).fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('list', { name: 'Promotion codes' }).getByText(code)).toBeVisible()
    await expect(page.getByText(/^Renews on .* for \$/)).toBeVisible()

    await addTestCard(page, 'Visa that is declined')
    const agreement = page.getByLabel('The agreement in full')
    await expect(agreement, 'in Québec the French agreement comes first').toHaveAttribute('lang', 'fr-CA')
    await expect(agreement).toHaveValue(/^Cette entente est conclue entre vous/)
    await sign(page)
    await page.getByRole('radio', { name: /^I was given the French version, and I expressly choose/ }).check()
    await expect(agreement).toHaveValue(/^This agreement is between you/)
    await expect(
      page.getByLabel('I have read the agreement and agree to it'),
      'what was agreed to in French isn’t agreed to in English',
    ).not.toBeChecked()
    await expectAccessibleAtEveryWidth(page)
    await sign(page)
    const amount = (await payButton(page).textContent()) ?? ''
    if ((page.viewportSize()?.width ?? 0) <= 1024) {
      await expect(page.getByText('Due today, taxes included'), 'the total stays in view').toBeInViewport()
    }
    await payButton(page).click()
    const decline = page.getByText(/was declined and nothing was charged/)
    await expect(decline).toBeVisible()
    await expect(page.getByText('Montréal QC H2Y 1G7'), 'the address was saved on the way').toBeVisible()
    await expect(page.getByLabel('Type your full name to sign')).toHaveValue('Sam Kerr')
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByLabel('Type your full name to sign'), 'a reload keeps what was entered').toHaveValue(
      'Sam Kerr',
    )
    await expect(page.getByRole('list', { name: 'Promotion codes' }).getByText(code)).toBeVisible()
    await payButton(page).click()
    await expect(decline).toBeVisible()
    await addTestCard(page, 'Visa')
    await expect(decline, 'what was said of one card isn’t said of another').toBeHidden()
    await expect(payButton(page)).toHaveText(amount)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\?project=/)
    await expect(page.getByText('Your payment is made and your subscription is active.')).toBeVisible()
    await expect(page.getByText('Bookkeeper')).toBeVisible()
    await expect(page.getByRole('heading', { name: amount.replace('Pay', 'Paid:') })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the receipt' })).toBeVisible()
    await expectAccessible(page)
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await page.goto(`/client/projects/${project}?tab=files`)
    const signed = page.getByRole('region', { name: 'Signed agreements' })
    await expect(signed.getByText('In English, chosen after the French version was given')).toBeVisible()
    await expect(signed).toContainText('Signed by Sam Kerr')
    const saved = page.waitForEvent('download')
    await signed.getByRole('button', { name: /^Download the agreement for/ }).click()
    expect((await saved).suggestedFilename()).toBe('agreement.pdf')
    await expectAccessible(page)
    const staff = await browser.newPage()
    await openAsStaff(staff, 'matching', `/admin/projects/${project}`)
    const seen = staff.getByRole('region', { name: 'Signed agreements' })
    await expect(seen).toContainText('Signed by Sam Kerr')
    const got = staff.waitForEvent('download')
    await seen.getByRole('button', { name: /^Download the agreement for/ }).click()
    expect((await got).suggestedFilename()).toBe('agreement.pdf')
    await expectAccessible(staff)
    await staff.close()
    const mails = await mailsTo(request, account.email, 2)
    expect(mails.map(({ subject }) => subject).join('\n')).toMatch(/^Bienvenue chez /m)
    await page.goto('/client/dashboard')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What’s next')
    await expect(page.getByRole('heading', { level: 2, name: 'Your subscriptions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Find another assistant' })).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'B8 a card that asks its bank is charged once the person has confirmed',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'bank')
    await openCheckout(page, request, signed)
    await addTestCard(page, 'Visa that asks its bank')
    await payButton(page).click()
    await expect(page.getByText('Please agree to the terms to continue.'), 'nothing is charged unsigned').toBeVisible()
    await sign(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Refuse it' }).click()
    await expect(page.getByText(/that didn’t happen, so nothing was charged/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try another card' }).click()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await expect(page).toHaveURL(/\/thankyou/)
  },
)

test(
  'B8 a second tab after the purchase says so once, leads to the subscription, and can’t pay again',
  { tag: '@any-width' },
  async ({ page, request, context }) => {
    const signed = await newContact(request, 'tabs')
    await openCheckout(page, request, signed)
    const second = await context.newPage()
    await openAs(second, signed, '/client/checkout')
    await addTestCard(second, 'Visa')
    await sign(second)
    await addTestCard(page, 'Visa')
    await sign(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou/)
    // The tab may have heard of it, and then nothing is left to press.
    await payButton(second)
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await expect(second.getByText('This subscription has already started')).toHaveCount(1)
    await expect(payButton(second)).toHaveCount(0)
    await expectAccessible(second)
    await second.getByRole('link', { name: 'Go to your subscription' }).click()
    await expect(second).toHaveURL(/\/(client\/projects\/|thankyou\?project=)/)
    const invoices = await request.get('/api/invoices', { headers: authorized(signed) })
    expect(((await invoices.json()) as { count: number }).count).toBe(1)
  },
)

/** Runs in the page, before anything of ours: what is asked for every so often there isn't. */
function requestNothingByItself(): void {
  window.setInterval = (() => 0) as unknown as typeof window.setInterval
}

/** The tab is chosen again; here every tab is in front. */
const comeToFront = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test(
  'B8 a tab that is chosen again asks for the price anew, and says that another tab has paid before anything is pressed',
  { tag: '@any-width' },
  async ({ page, request, context }) => {
    const signed = await newContact(request, 'front')
    await openCheckout(page, request, signed)
    const second = await context.newPage()
    await second.addInitScript(requestNothingByItself)
    await openAs(second, signed, '/client/checkout')
    await expect(second.getByText('QST 9.975%')).toBeVisible()
    const moved = await request.put(`/api/client/${signed.user.client_uuid}`, {
      headers: authorized(signed),
      data: { ...quebec, company: 'Kerr Foods', city: 'Calgary', state_prov: 'AB', postal_code: 'T2P 1J9', version: 2 },
    })
    expect(moved.status(), await moved.text()).toBe(200)
    await comeToFront(second)
    await expect(second.getByText('QST 9.975%')).toBeHidden()

    await page.reload()
    await addTestCard(page, 'Visa')
    await sign(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou/)
    await expect(payButton(second)).toBeVisible()
    await comeToFront(second)
    await expect(second.getByText('This subscription has already started')).toHaveCount(1)
    await expect(payButton(second)).toHaveCount(0)
    await expectAccessibleAtEveryWidth(second)
  },
)

test(
  'B8 one press of Pay saves the address that was typed, and charges the amount it named',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'moved')
    await openCheckout(page, request, signed)
    await addTestCard(page, 'Visa')
    await sign(page)
    await page.getByRole('button', { name: 'Change billing details' }).click()
    await page.getByLabel('Province or territory').selectOption('AB')
    await page.getByLabel('Postal code', { exact: true }).fill('t2p1j9')
    await page.getByLabel('City').fill('Calgary')
    await expect(page.getByText('QST 9.975%'), 'the tax follows what is typed').toBeHidden()
    const amount = (await payButton(page).textContent()) ?? ''
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou/)
    await expect(page.getByRole('heading', { name: amount.replace('Pay', 'Paid:') })).toBeVisible()
    const company = await request.get(`/api/client/${signed.user.client_uuid}`, { headers: authorized(signed) })
    expect(await company.json()).toMatchObject({ state_prov: 'AB', postal_code: 'T2P 1J9', city: 'Calgary' })
  },
)

test(
  'B8 an answer that never comes charges once: the page asks again, over a reload too',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'lost')
    await openCheckout(page, request, signed)
    await addTestCard(page, 'Visa')
    await sign(page)
    await page.route('**/api/client/checkout', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page).click()
    await expect(page.getByText(/you are never charged twice/)).toBeVisible()
    await page.unroute('**/api/client/checkout')
    await page.reload()
    await expect(page).toHaveURL(/\/thankyou/)
    const invoices = await request.get('/api/invoices', { headers: authorized(signed) })
    expect(((await invoices.json()) as { count: number }).count).toBe(1)
  },
)

test('B6.8 an assistant at the checkout is told to use another account', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/client/signup')
  await signIn(page, { email: 'va@demo.test', password: 'Demo-pass-1!' })
  await page.goto('/client/checkout')
  await expect(page).toHaveURL('/client/checkout')
  await expect(
    page.getByText(
      "Please log in with a different account you don't have the required permission to perform a checkout",
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'A4.3 staff check out for a client, copy the link and mail it, and stop',
  { tag: '@any-width' },
  async ({ page, request, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const signed = await newContact(request, 'acted-for')
    await saveAddress(request, signed)
    const project = await addDraft(request, signed)
    await openAsStaff(page, 'support', `/admin/clients/${signed.user.client_uuid}`)
    await page.getByRole('button', { name: 'Check out for this client' }).click()
    await expect(page).toHaveURL('/client/checkout')
    const banner = page.getByRole('region', { name: 'Acting for a client' })
    await expect(banner).toContainText('Kerr Foods')
    await addTestCard(page, 'Visa')
    await sign(page)
    await expectAccessibleAtEveryWidth(page)
    await payButton(page).click()
    await expect(page).toHaveURL(`/client/checkout_confirmation/${project}`)
    await expect(page.getByText('20 h a month').first()).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/client/checkout_confirmation/${project}$`),
    )
    await page.getByRole('button', { name: 'Email it to the client' }).click()
    await expect(page.getByText('Successfully sent the checkout confirmation email to client!')).toBeVisible()
    await expectAccessible(page)
    await banner.getByRole('button', { name: 'Stop' }).click()
    await expect(page).toHaveURL(`/admin/clients/${signed.user.client_uuid}`)
    await page.goto('/client/checkout')
    await expect(banner).toBeHidden()
  },
)

test(
  'B6.8, A4.3 staff choose among the drafts of the client they act for',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'drafts')
    const [first, second] = [await addDraft(request, signed), await addDraft(request, signed)]
    const renamed = await request.put(`/api/project/${second}`, {
      headers: authorized(signed),
      data: { project_name: 'The second office' },
    })
    expect(renamed.ok(), await renamed.text()).toBe(true)
    // Staff act in one place at a time, so that each of these journeys has staff of its own.
    await openAsStaff(page, 'admin', `/admin/clients/${signed.user.client_uuid}`)
    await page.getByRole('button', { name: 'Check out for this client' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts to check out' })).toBeVisible()
    await expect(page.getByText('2 drafts').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('link', { name: 'The second office' }).click()
    await expect(page).toHaveURL(`/client/checkout?project_uuid=${second}`)
    await expect(page.getByRole('textbox', { name: 'Promotion code' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Acting for a client' })).toContainText('Kerr Foods')
    await page.getByRole('link', { name: 'Choose another draft' }).click()
    await expect(page.getByRole('link', { name: 'The second office' })).toBeVisible()
    await page.goto(`/client/checkout?project_uuid=${first}`)
    await expect(page.getByRole('textbox', { name: 'Promotion code' }), 'a reload keeps the choice').toBeVisible()
  },
)

test(
  'A4.3 staff whose 30 minutes are over are told, and led back to the client',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'over')
    await addDraft(request, signed)
    await openAsStaff(page, 'super', `/admin/clients/${signed.user.client_uuid}`)
    const priced = page.waitForResponse('**/api/client/checkout/quote')
    await page.getByRole('button', { name: 'Check out for this client' }).click()
    const banner = page.getByRole('region', { name: 'Acting for a client' })
    await expect(banner).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Promotion code' })).toBeVisible()
    // The address is priced once it has loaded; the answer below is for what is pressed.
    await priced
    await page.waitForLoadState('networkidle')
    const ended = { code: 'no_session', message: 'Your session has expired. Please login again.' }
    await page.route('**/api/client/checkout/quote', (route) => route.fulfill({ status: 401, json: ended }))
    await page.clock.setSystemTime(Date.now() + 31 * 60_000)
    await page.getByRole('textbox', { name: 'Promotion code' }).fill('NONSENSE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Your 30 minutes in Sam Kerr’s place are over.')).toBeVisible()
    await expect(page).toHaveURL(`/admin/clients/${signed.user.client_uuid}`)
    await expect(page.getByRole('button', { name: 'Check out for this client' }), 'still signed in').toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('talentplace.impersonation'))).toBeNull()
    await expectAccessible(page)
  },
)

test(
  'B8 a confirmation is open to whoever has the link, without money or surname',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/client/checkout_confirmation')
    await expect(page.getByText('Which checkout?')).toBeVisible()
    await page.goto('/client/checkout_confirmation/01940000-0000-7000-8000-000000000000')
    await expect(page.getByText('There is no such confirmation')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
