import { live } from './steps/account.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { candidatesAddress, cards, heading } from './steps/candidates.ts'
import { expect, test } from './steps/journey.ts'
import { newContact, openAs } from './steps/session.ts'

test(
  'B4 a client compares candidates, saves them, and shares the list with someone without an account',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    await openAs(page, await newContact(request, 'compare'), candidatesAddress())
    await expect(heading(page)).toBeVisible()
    for (const at of [0, 1])
      await cards(page)
        .nth(at)
        .getByRole('checkbox', { name: /^Compare / })
        .check()
    const bar = page.getByRole('region', { name: 'Compare candidates' })
    await expect(bar).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await bar.getByRole('link', { name: 'Compare 2' }).click()
    await page.reload()
    const table = page.getByRole('region', { name: 'Comparison' })
    await expect(table.getByRole('link')).toHaveCount(2)
    await expect(table.getByRole('row', { name: /^Available hours/ })).toContainText(' h a month')
    await expectAccessibleAtEveryWidth(page)

    await page.getByRole('button', { name: 'Save as a list' }).click()
    await page.getByLabel('Name').fill('For the spring')
    await page.getByRole('button', { name: 'Save the list' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'For the spring' })).toBeVisible()
    await page.getByRole('button', { name: 'Share by link' }).click()
    const link = page.getByText(/\/shared\/candidates\//)
    await expect(link).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const address = (await link.textContent()) ?? ''
    const colleague = await (await browser.newContext()).newPage()
    await colleague.goto(address)
    await expect(colleague.getByRole('heading', { level: 1, name: 'For the spring' })).toBeVisible()
    await expect(colleague.getByRole('article')).toHaveCount(2)
    await expectAccessibleAtEveryWidth(colleague)
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible()
    await colleague.reload()
    await live(colleague)
    await expect(colleague.getByText('This link is no longer shared')).toBeVisible()
  },
)
