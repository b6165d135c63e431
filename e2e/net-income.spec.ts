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
