import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { openAs, sessionOf } from './steps/session.ts'

async function download(page: Page, name: string): Promise<{ file: string; text: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { file: saved.suggestedFilename(), text: await readFile(await saved.path()) }
}

test(
  'D1, A6.10: a client reads an invoice to its last line, and takes it along as PDF and CSV',
  {
    tag: '@any-width',
  },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/invoices')
    await settled(page)
    await expect(rows(page).filter({ hasText: 'Catalogue photos' })).toHaveCount(2)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).filter({ hasText: 'Books and inbox' }).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice CAD-\d{5}$/ })).toBeVisible()
    const lines = page.getByRole('region', { name: 'Lines' })
    await expect(lines).toContainText('20 h × $36.00 CAD')
    await expect(lines).toContainText('HST 14%')
    await expect(lines).toContainText('$1,436.40 CAD')
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Visa ending in 4242')
    await expectAccessibleAtEveryWidth(page)
    const csv = await download(page, 'Download CSV')
    expect(csv.file).toMatch(/^Talentplace Invoice CAD-\d{5}\.csv$/)
    expect(csv.text.toString()).toContain('1436.40')
    const pdf = await download(page, 'Download PDF')
    expect(pdf.file).toMatch(/^Talentplace Invoice CAD-\d{5}\.pdf$/)
    expect(pdf.text.subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test(
  'A page on paper is without navigation, filters and buttons, and its lists keep the heads of their columns',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/invoices')
    await settled(page)
    await expect(page.locator('main search')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).filter({ hasText: 'Catalogue photos' })).toHaveCount(2)
    const nothingToPress = async () => {
      for (const hidden of ['search', 'nav', 'button:not(th *)', 'select', 'main input', 'th svg']) {
        await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
      }
    }
    await nothingToPress()
    await expect(page.getByRole('columnheader', { name: /^Number/ })).toBeVisible()
    const cut = await page
      .locator('td > span')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
    expect(cut).toEqual([])
    for (const [who, path] of [
      ['client', '/client/tasks'],
      ['va', '/va/time'],
      ['va', '/va/tasks/todo'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' })
      await openAs(page, await sessionOf(request, `${who}@demo.test`), path)
      await expect(page.locator('main').locator('select, input').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await nothingToPress()
    }
  },
)

test(
  'D1 staff record what came by transfer, the client pays the rest with a card that works, and staff refund some of it',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    // Other journeys post invoices meanwhile.
    await openAsStaff(page, 'finance', '/admin/invoices?search=Northbank')
    await settled(page)
    await expect(rows(page).first()).toContainText('Northbank Cycle Works')
    await expectAccessibleAtEveryWidth(page)
    await rows(page).filter({ hasText: 'Past due' }).getByRole('link').click()
    const payments = page.getByRole('region', { name: 'Payments' })
    await expect(payments).toContainText('$399.00 CAD')
    await page.getByRole('button', { name: 'Record a payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment' })
    await dialog.getByLabel('Amount (CAD)').fill('500')
    await dialog.getByRole('button', { name: 'Record the payment' }).click()
    await expect(dialog.getByText('Only $399.00 CAD is open')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByLabel('Amount (CAD)').fill('100')
    await dialog.getByLabel('Reference').fill('Wire 7')
    await dialog.getByRole('button', { name: 'Record the payment' }).click()
    await expect(payments).toContainText('Wire 7')
    await expect(payments).toContainText('$299.00 CAD')
    await expectAccessibleAtEveryWidth(page)

    const client = await (await browser.newContext()).newPage()
    await openAs(client, await sessionOf(request, 'client2@demo.test'), '/client/home')
    await expectAccessibleAtEveryWidth(client)
    await client.getByRole('link', { name: 'Pay $299.00 CAD' }).click()
    await expect(client.getByText('The card wasn’t charged')).toBeVisible()
    const pay = client.getByRole('button', { name: 'Pay $299.00 CAD now' })
    await expect(client.getByRole('radio', { name: /4242/ }), 'not the card that was declined').toBeChecked()
    await client.getByRole('radio', { name: /0002/ }).click()
    await pay.click()
    await expect(client.getByRole('alert').getByText(/declined/)).toBeVisible()
    await expectAccessibleAtEveryWidth(client)
    await client.getByRole('radio', { name: /4242/ }).click()
    await pay.click()
    await expect(client.getByRole('region', { name: 'Payments' })).toContainText('$0.00 CAD')
    await expect(client.getByText('Paid', { exact: true })).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Refund Visa ending in 4242' }).click()
    const refund = page.getByRole('dialog', { name: 'Refund Visa ending in 4242' })
    await refund.getByLabel('Amount (CAD)').fill('300')
    await refund.getByLabel('Reason').fill('A day without an assistant')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refund.getByText('At most $299.00 CAD can be refunded')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await refund.getByLabel('Amount (CAD)').fill('20')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(payments).toContainText('refund to Visa ending in 4242: made')
    await expect(payments).toContainText('-$20.00 CAD')
    await expectAccessibleAtEveryWidth(page)
    await client.reload()
    await expect(client.getByText('A day without an assistant')).toBeVisible()
    await expect(client.getByText('Paid', { exact: true })).toBeVisible()
    await client.close()
  },
)

test(
  'D1 staff write an invoice by hand: a draft that a reload keeps, worked out, saved and posted, with what it was made from, and credit a part of it',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'finance', '/admin/invoices')
    await page.getByRole('link', { name: 'New invoice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible()
    await page.getByRole('button', { name: 'Save the draft' }).click()
    await expect(page.getByText('Choose a subscription')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('combobox', { name: 'Subscription' }).fill('Northbank')
    await page
      .getByRole('option', { name: /Northbank/ })
      .first()
      .click()
    await page.getByLabel('Description').fill('Set-up of the books')
    await page.getByLabel('Price each').fill('140')
    await page.reload()
    await expect(page.getByLabel('Description')).toHaveValue('Set-up of the books')
    await page.getByRole('button', { name: 'Work out the total' }).click()
    const total = page.getByRole('region', { name: 'Total' })
    await expect(total).toContainText('$140.00 CAD')
    await page.getByRole('button', { name: 'Save the draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Draft invoice for Northbank/ })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Post this invoice' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Post the invoice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice CAD-\d{5}$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Detail' }).click()
    await expect(page.getByRole('region', { name: 'What each line was made from' })).toContainText(
      'Set-up of the books',
    )
    await expectAccessibleAtEveryWidth(page)

    await page.getByRole('link', { name: 'Invoice', exact: true }).click()
    await page.getByRole('button', { name: 'Issue a credit note' }).click()
    const note = page.getByRole('dialog', { name: 'Issue a credit note' })
    await expect(note).toContainText('$147.00 CAD')
    await note.getByRole('switch', { name: 'Take back all that is left' }).click()
    await note.getByLabel('Set-up of the books').fill('40')
    await expect(note).toContainText('$42.00 CAD')
    await note.getByLabel('Reason').fill('Less than was planned')
    await expectAccessibleAtEveryWidth(page)
    await note.getByRole('button', { name: 'Issue the credit note' }).click()
    await expect(page.getByRole('region', { name: 'Lines' })).toContainText('Less than was planned')
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('$105.00 CAD')
  },
)
