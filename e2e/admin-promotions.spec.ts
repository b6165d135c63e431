import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled, uniqueName } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

test('A6.5 promotions are listed newest first, filtered, and lead to their page', async ({ page }) => {
  await openAsStaff(page, 'finance', '/admin/promotions')
  await settled(page)
  await expect(page.getByText('WELCOME10')).toBeVisible()
  await page.goto('/admin/promotions?state=expired')
  await settled(page)
  await expect(rows(page).filter({ hasText: 'SUMMER' })).toBeVisible()
  await expect(page.getByText('WELCOME10')).toBeHidden()
  await page.getByRole('link', { name: 'SUMMER' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SUMMER' })).toBeVisible()
  await expect(page.getByText('20% off the first month')).toBeVisible()
  await expect(page.getByText('Nobody has used it yet.')).toBeVisible()
})

test(
  'D3.1 staff add a promotion, change it and remove it by typing its code; a refusal keeps what was typed',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    const code = uniqueName('e2e').toUpperCase()
    await openAsStaff(page, 'finance', '/admin/promotions')
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('link', { name: 'New promotion' }).click()
    await expect(page.getByRole('form', { name: 'New promotion' })).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill('WELCOME10')
    await page.getByLabel('Name', { exact: true }).fill('From the journey')
    await page.getByRole('button', { name: 'Add the promotion' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await page.getByLabel('Percent').fill('12.5')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Add the promotion' }).click()
    await expect(page.getByText('Another promotion has this code.')).toBeVisible()
    await expect(page.getByLabel('Percent')).toHaveValue('12.5')
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByLabel('Lasts').selectOption('Some months')
    await page.getByRole('button', { name: 'Add the promotion' }).click()

    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
    await expect(page.getByText('12.5% off for 3 months')).toBeVisible()
    await page.getByLabel('Total uses').fill('5')
    await page.getByLabel('Why (kept in the history)').fill('A small trial')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Used 0 of 5')).toBeVisible()

    await page.getByRole('button', { name: 'Remove this promotion' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this promotion?' })
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
    await dialog.getByRole('textbox').fill(code)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/admin/promotions')
    await expect(page.getByText(`${code} is removed.`)).toBeVisible()
  },
)

test(
  'D3 staff add prices and a state’s tax from a day on, and take back what has not begun',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    await openAsStaff(page, 'finance', '/admin/finance')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('link', { name: 'All prices' }).click()
    await page.getByRole('button', { name: 'New prices' }).click()
    const prices = page.getByRole('dialog', { name: 'New prices' })
    await prices.getByLabel('From', { exact: true }).fill('2099-01-01')
    await prices.getByLabel('CAD band 1: an hour costs').fill('39.50')
    await prices.getByLabel('Why (kept in the history)').fill('New year')
    await expectAccessibleAtEveryWidth(page)
    await prices.getByRole('button', { name: 'Add the prices' }).click()
    const coming = page.getByRole('region', { name: 'From Jan 1st 2099' })
    await expect(coming.getByRole('row', { name: '10 to 19 h' }).first()).toContainText('$39.50 CAD')
    await expectAccessibleAtEveryWidth(page)
    await coming.getByRole('button', { name: 'Remove the prices from Jan 1st 2099' }).click()
    const removal = page.getByRole('dialog', { name: 'Remove the prices from Jan 1st 2099?' })
    await removal.getByLabel('Why (kept in the history)').fill('Not decided')
    await removal.getByRole('button', { name: 'Remove' }).click()
    await expect(coming).toBeHidden()

    await page.goto('/admin/finance/taxes?country=CA&search=Quebec')
    await settled(page)
    await expect(rows(page).filter({ hasText: 'QST' })).toContainText('9.975%')
    await page.getByRole('button', { name: 'New tax rate' }).click()
    const tax = page.getByRole('dialog', { name: 'New tax rate' })
    await tax.getByLabel('Country').selectOption('United States')
    await tax.getByLabel('State or territory').selectOption('Hawaii')
    await expect(tax.getByText('Hawaii’s general excise tax covers nearly all services.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await tax.getByRole('button', { name: 'Cancel' }).click()

    await page.goto('/admin/finance/roles?search=bookkeeper')
    await settled(page)
    await page.getByRole('button', { name: 'Uplift of Bookkeeper', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Uplift: Bookkeeper' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
