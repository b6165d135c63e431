import { readFile } from 'node:fs/promises'
import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'

test(
  'D1 a figure of net income opens to its lines and their bill, and the month goes to the accountant',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    await openAsStaff(page, 'super', '/admin/net-income?currency=cad')
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    const figure = page.getByRole('link', { name: /Cost, / }).first()
    const cost = await figure.innerText()
    await figure.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Net income, line by line' })).toBeVisible()
    await settled(page)
    await expect(page.getByRole('main')).toContainText(`$${cost} `)
    await expectAccessible(page)
    await rows(page)
      .getByRole('link', { name: /^Bill / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/admin\/bills\/[\da-f-]+\/detail$/)

    await page.goto('/admin/finance')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Journal' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^Talentplace Journal \d{4}-\d\d\.csv$/)
    expect(await readFile(await saved.path(), 'utf8')).toContain(
      'Date,Document,Account,Name,Debit,Credit,Currency,Memo',
    )
  },
)

test(
  'D1 a month’s rate, once it is entered, gives the margin across currencies beside its source',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/net-income')
    await settled(page)
    await page.getByRole('main').getByRole('link', { name: 'Exchange rates' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exchange rates' })).toBeVisible()
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Exchange rate, / })).toBeVisible()
    const rate = page.getByLabel('1 US dollar in Canadian dollars')
    await rate.fill('1,37')
    await page.getByLabel('Source').fill('Bank of Canada, monthly average')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Must be a rate, such as 1.3712')).toBeVisible()
    await rate.fill('1.3712')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Rate saved.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '1 USD = 1.3712 CAD' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/admin/net-income')
    await expect(page.getByText(/ net, at 1\.3712 \(Bank of Canada, monthly average\)/).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
