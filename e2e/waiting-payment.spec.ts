import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addDraft, addTestCard, payButton, saveAddress, sign } from './steps/checkout.ts'
import { become, newContact, type Contact } from './steps/session.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'A payment waits' })

/** Pays until the bank asks, and goes elsewhere without an answer. */
async function leaveAtTheBank(page: Page): Promise<void> {
  await page.goto('/client/checkout')
  await addTestCard(page, 'Visa that asks its bank')
  await sign(page)
  await payButton(page).click()
  await expect(page.getByRole('button', { name: 'Confirm the payment' })).toBeVisible()
  await expect(notice(page), 'not beside the question itself').toHaveCount(0)
  await page.goto('/client/billing')
  await expect(notice(page)).toBeVisible()
}

async function begin(page: Page, signed: Contact): Promise<void> {
  await saveAddress(page.request, signed)
  await addDraft(page.request, signed)
  await become(page, signed)
  await leaveAtTheBank(page)
}

test(
  'B8 a payment left at the bank’s question is told on every page, and paid from another device',
  { tag: '@any-width' },
  async ({ page, request, browser }) => {
    test.slow()
    const signed = await newContact(request, 'left')
    await begin(page, signed)
    const elsewhere = await (await browser.newContext()).newPage()
    await become(elsewhere, signed)
    await elsewhere.goto('/client/company_info')
    await expect(notice(elsewhere)).toContainText('Your bank asks you to confirm it.')
    await expectAccessibleAtEveryWidth(elsewhere)
    await notice(elsewhere).getByRole('link', { name: 'Continue payment' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Confirm the payment' }).click()
    await expect(elsewhere).toHaveURL(/\/thankyou\?project=/)
    await expect(notice(page), 'the other page follows by itself').toBeHidden()
    await elsewhere.context().close()
  },
)

test(
  'B8 a payment left at the bank’s question is cancelled, and the checkout goes on with another card',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const signed = await newContact(request, 'cancelled')
    await begin(page, signed)
    await notice(page).getByRole('button', { name: 'Cancel payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this payment?' })
    await expect(dialog).toContainText('You won’t be charged')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep the payment' }).click()
    await expect(notice(page)).toBeVisible()
    await notice(page).getByRole('button', { name: 'Cancel payment' }).click()
    await dialog.getByRole('button', { name: 'Cancel the payment' }).click()
    await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await page.goto('/client/checkout')
    await expect(page.getByText('You cancelled this payment. Everything you entered is kept.')).toBeVisible()
    await page.getByRole('button', { name: 'Try another card' }).click()
    await expect(page.getByRole('button', { name: 'Use another card' })).toBeVisible()
  },
)
