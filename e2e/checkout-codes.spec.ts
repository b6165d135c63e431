import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import {
  addDraft,
  addPromotion,
  addTestCard,
  openCheckout,
  payButton,
  removePromotion,
  saveAddress,
  sign,
} from './steps/checkout.ts'
import { mailedPath } from './steps/mail.ts'
import { newEmail } from './steps/registration.ts'
import { authorized, newContact, openAs, sessionOf, type Contact } from './steps/session.ts'

const codes = (page: Page) => page.getByRole('list', { name: 'Promotion codes' })

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Promotion code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

test(
  'D3 a code that is refused, at once or only when paying, is removed and another entered',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const signed = await newContact(request, 'codes')
    const [leaving, alone, other] = [
      await addPromotion(request),
      await addPromotion(request),
      await addPromotion(request, { value: 20_000 }),
    ]
    await openCheckout(page, request, signed)
    await enterCode(page, 'nonsense')
    await expect(page.getByText('There is no code NONSENSE.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove NONSENSE' }).click()
    await expect(codes(page)).toBeHidden()

    await enterCode(page, leaving)
    await enterCode(page, alone)
    await expect(codes(page).getByText(/can’t be combined/), 'one of two is refused').toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: `Remove ${alone}` }).click()
    await expect(codes(page).getByRole('listitem')).toHaveCount(1)

    await addTestCard(page, 'Visa')
    await sign(page)
    await removePromotion(request, leaving)
    await payButton(page).click()
    await expect(codes(page).locator('[data-refused]'), 'refused only when paying').toContainText(leaving)
    await page.getByRole('button', { name: `Remove ${leaving}` }).click()
    await enterCode(page, other)
    await expect(codes(page).getByText('20% off')).toBeVisible()

    await page.route('**/api/client/checkout/quote', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many', message: 'Too many codes. Try again in an hour.' } }),
    )
    await enterCode(page, 'another')
    await expect(codes(page).getByText(/Too many codes/), 'a code that can’t be checked can go, too').toBeVisible()
    await page.reload()
    await expect(page.getByText('Too many codes. Try again in an hour.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.unroute('**/api/client/checkout/quote')
    await page.getByRole('button', { name: 'Remove promotion codes' }).click()
    await expect(codes(page)).toBeHidden()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou/)
  },
)

test(
  'A2 a code for the first month doesn’t get a colleague past their limit: what a later month costs is asked about before they pay',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const primary = await newContact(request, 'limit')
    await saveAddress(request, primary)
    const headers = authorized(primary)
    const limited = await request.put('/api/client/spending', { headers, data: { above_cents: 10_000 } })
    expect(limited.status(), await limited.text()).toBe(200)
    const email = newEmail('colleague')
    const invitation = { email, colleague_role: 'everything' }
    const invited = await request.post('/api/client/colleagues/invitations', { headers, data: invitation })
    expect(invited.status(), await invited.text()).toBe(200)
    await page.goto(await mailedPath(request, email, '/invitation'))
    await page.getByLabel('Full name').fill('Robin Spender')
    await page.getByLabel('Password', { exact: true }).fill('Right-pass-1!')
    await page.getByLabel('Confirm password', { exact: true }).fill('Right-pass-1!')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page).toHaveURL(/\/client\/home$/)

    const colleague = (await sessionOf(request, email, 'Right-pass-1!')) as Contact
    await addDraft(request, colleague)
    const code = await addPromotion(request, { value: 97_000 })
    await openAs(page, colleague, '/client/checkout')
    await enterCode(page, code)
    await expect(codes(page).getByText('97% off')).toBeVisible()
    await expect(
      page.getByText(/^Later months cost \$\d{3}\.\d\d CAD each, so that’s the amount that counts\.$/),
    ).toBeVisible()
    await expect(payButton(page)).toBeHidden()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: /^Ask .* to approve \$\d{3}\.\d\d CAD a month$/ }).click()
    await expect(page.getByRole('button', { name: 'Take my request back' })).toBeVisible()
  },
)
