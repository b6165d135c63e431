import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'

test(
  'E4 staff take an alert, find it on their home among what is theirs, resolve it with a note, and see what was done',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/alerts?search=tidewater')
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Email to accounts@tidewater/ })).toBeVisible()
    await page.getByRole('button', { name: 'Take it myself' }).click()
    await expect(page.getByText(/^Given to /)).toBeVisible()

    const yours = page.getByRole('region', { name: 'Yours today' })
    const line = yours.getByRole('link', { name: /^Email to accounts@tidewater/ })
    await page.goto('/admin/home')
    await expect(line).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const figure = yours.getByRole('link', { name: /, Alerts$/ })
    const count = (await figure.innerText()).trim()
    await figure.click()
    await expect(page).toHaveURL('/admin/alerts?mine=true&open=true')
    await settled(page)
    await expect(rows(page)).toHaveCount(Number(count))
    await page.goBack()

    await line.click()
    await page.getByRole('button', { name: 'Resolve the alert' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByLabel('What was done').fill('They have a new address.')
    await page.getByRole('button', { name: 'Resolve the alert' }).click()
    await expect(page.getByText('“They have a new address.”')).toBeVisible()
    await page.goBack()
    await expect(yours).toBeVisible()
    await expect(line).toHaveCount(0)
    await page.goForward()
    await page.getByRole('button', { name: 'Reopen the alert' }).click()
    await expect(page.getByRole('button', { name: 'Take it myself' })).toBeVisible()
  },
)

test(
  'E3.1 an unrecognized search gets its meaning, tried before it is saved',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/criteria/tools?search=quickbooks')
    await settled(page)
    await rows(page).first().getByRole('link').first().click()
    const words = page.getByLabel('Other words for it')
    const before = await words.inputValue()
    await words.fill(`${before}\nkwikbuks`)
    await page.getByRole('button', { name: 'See what would change' }).click()
    await expect(page.getByRole('row', { name: /^kwikbuks/ })).toContainText('QuickBooks')
    await expectAccessibleAtEveryWidth(page)
    // What is entered while the answer is on its way is saved after it, without a conflict with oneself.
    const isEntered = Promise.withResolvers<void>()
    await page.route(/\/criteria\/tools\/\d+$/, async (route) => {
      if (route.request().method() === 'GET') await isEntered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Searches understand it from now on.')).toBeVisible()
    await words.fill(before)
    isEntered.resolve()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  },
)
