import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addPromotion, addTestCard, openCheckout, payButton, removePromotion, sign } from './steps/checkout.ts'
import { newContact } from './steps/session.ts'

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
    await expect(codes(page).getByText('20 % off')).toBeVisible()

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
