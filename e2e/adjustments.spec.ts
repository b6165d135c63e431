import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { enter } from './steps/session.ts'

test(
  'D1 finance proposes a credit, a second person approves it, and it comes along with the next invoice by hand',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    await openAsStaff(page, 'finance', '/admin/invoice-adjustments')
    await page.getByRole('link', { name: 'New adjustment' }).click()
    await page.getByRole('button', { name: 'Propose it' }).click()
    await expect(page.getByText('Choose a subscription')).toBeVisible()
    await page.getByRole('combobox', { name: 'Subscription' }).fill('books and inbox')
    await page
      .getByRole('option', { name: /^Harbour & Pine Interiors: Books and inbox/ })
      .first()
      .click()
    await page.getByLabel('Amount (CAD)').fill('150')
    const taxedAs = page.getByLabel('Taxed as')
    await expect(taxedAs.getByRole('option')).toHaveText(['Choose', 'Bookkeeping and accounting', 'General assistance'])
    await page.getByRole('button', { name: 'Propose it' }).click()
    await expect(page.getByText('Choose what it is taxed as')).toBeVisible()
    await taxedAs.selectOption('Bookkeeping and accounting')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('combobox', { name: 'Subscription' }).fill('shop office')
    await page
      .getByRole('option', { name: /^Harbour & Pine Interiors: Shop office/ })
      .first()
      .click()
    await page.getByLabel('Amount (CAD)').fill('150')
    await page.getByLabel('Reason, as the client reads it').selectOption('Credit for a problem with our service')
    await expect(taxedAs).toHaveValue('general_assistance')
    await page.getByLabel('Note (optional, only staff read it)').fill('Three days without an answer')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Propose it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Adjustment for Harbour & Pine Interiors' })).toBeVisible()
    await expect(page.getByText('This amount needs a second person')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'General assistance' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve the adjustment' })).toHaveCount(0)

    const other = await browser.newPage()
    await enter(other, 'super', new URL(page.url()).pathname)
    await other.getByRole('button', { name: 'Approve the adjustment' }).click()
    await expect(other.getByText('It goes on the next invoice from its day on.')).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    await other.close()

    await page.goto('/admin/invoice-adjustments?search=shop&state=approved')
    await settled(page)
    await expect(rows(page).filter({ hasText: '-$150.00 CAD' }).first()).toBeVisible()

    await page.goto('/admin/invoices/edit/-1')
    await page.getByRole('combobox', { name: 'Subscription' }).fill('Shop office')
    await page
      .getByRole('option', { name: /^Harbour & Pine Interiors: Shop office/ })
      .first()
      .click()
    await page.getByLabel('Description').fill('Moving your books')
    await page.getByLabel('Price each (CAD)').fill('400')
    await page.getByRole('button', { name: 'Work out the total' }).click()
    await expect(page.getByRole('link', { name: /^Credit for a problem with our service/ })).toBeVisible()
    await expect(page.getByText('$250.00 CAD').first()).toBeVisible()
  },
)
