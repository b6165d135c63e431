import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { enter } from './steps/session.ts'

test(
  'D2 finance makes up a bill, adds a bonus and posts it; its assistant sees what it was made from and when to expect it',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    await openAsStaff(page, 'finance', '/admin/bills')
    await page.getByRole('button', { name: 'Update drafts' }).click()
    await expect(page.getByText(/up to .* is on a bill already|up to date, with what was approved/)).toBeVisible()

    await page.getByRole('link', { name: 'New bill' }).click()
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await expect(page.getByText('Choose an assistant')).toBeVisible()
    await page.getByRole('combobox', { name: 'Assistant' }).fill('phoebe')
    await page.getByRole('option', { name: 'Phoebe N., Québec QC' }).click()
    await page.getByLabel('Currency').selectOption('USD')
    await page.getByRole('button', { name: 'Create the draft' }).click()

    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByLabel('What for, line 1').fill('A referral')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Each line has an amount, for example 50.00 or -12.50')).toBeVisible()
    await page.getByLabel('Amount (USD), line 1').fill('75')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The draft comes to $84.75 USD.')).toBeVisible()

    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByRole('button', { name: 'Post the bill' }).click()
    const heading = page.getByRole('heading', { level: 1, name: /^Bill USD-B-\d{5}$/ })
    await expect(heading).toBeVisible()
    const name = (await heading.textContent()) ?? ''

    const other = await browser.newPage()
    await enter(other, 'va', '/va/billing')
    await settled(other)
    await rows(other)
      .getByRole('link', { name: name.replace('Bill ', '') })
      .click()
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(other.getByText(/^Expected on /)).toBeVisible()
    await expect(other.getByText('A referral')).toBeVisible()
    await expectAccessibleAtEveryWidth(other)

    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('dialog').getByLabel('Reference (optional)').fill('EFT 4711')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('EFT 4711')).toBeVisible()
    await other.reload()
    await expect(other.getByText(/^Paid on /).first()).toBeVisible()

    await other.goto('/va/billing')
    await other.getByRole('link', { name: 'Year’s statement' }).click()
    await expect(other.getByRole('link', { name: name.replace('Bill ', '') })).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    const path = new URL(other.url()).pathname
    await other.goto(`${path}?year=2021`)
    await expect(other.getByRole('combobox', { name: 'Year' })).toHaveValue('2021')
    await expect(other.getByText('Nothing was paid in 2021.')).toBeVisible()
    await other.getByRole('combobox', { name: 'Year' }).selectOption({ index: 0 })
    await expect(other).toHaveURL(/\?year=20\d\d$/)
    await expect(other.getByRole('link', { name: name.replace('Bill ', '') })).toBeVisible()
    const download = other.waitForEvent('download')
    await other.getByRole('button', { name: 'Statement as PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Talentplace Payments \d{4} .*\.pdf$/)
    await other.close()

    await page.goto('/admin/bills/paid')
    await settled(page)
    await expect(page.getByText('An accountant confirms what goes on a T4A or 1099-NEC.')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'USD' }).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    // What time was made of, on a bill of the demo's past.
    await page.goto('/admin/bills')
    await settled(page)
    await page.getByPlaceholder('Search number, assistant').fill('CAD-B-00003')
    await rows(page).getByRole('link', { name: 'CAD-B-00003' }).click()
    await page
      .getByRole('button', { name: /^Show \d+ entr/ })
      .first()
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: '$' }).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
