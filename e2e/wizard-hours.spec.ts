import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { nextButton, searchParameters } from './steps/wizard.ts'

const two = '/search?step=hours&rids=14,2&hours=10,20'

test('B3.1 each role has a selector with the choices, 10 by default', { tag: '@tablet' }, async ({ page }) => {
  await page.goto('/search?step=hours&rids=14,2')
  const bookkeeper = page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })
  await expect(bookkeeper).toHaveValue('10')
  await expect(bookkeeper.locator('option')).toHaveText([
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
    '50',
    '60',
    '70',
    '80',
    '90',
    '100',
    '100+',
  ])
  await expect.poll(() => searchParameters(page).get('hours')).toBe('10,10')
  await expect(page.getByText('20 h a month')).toBeVisible()
  await expectAccessible(page)
})

test(
  'B3 the price follows the hours, in the currency the visitor chose, and the choice is remembered',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(two)
    const estimate = page.getByRole('region', { name: 'Your total' })
    await expect(estimate).toContainText('about 7 h a week')
    await expect(estimate).toContainText(/\$[\d,]+\.\d\d CAD/)
    await expect(estimate).toContainText('/month before tax')
    const before = await estimate.locator('strong').innerText()
    await page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' }).selectOption('60')
    await expect(estimate).toContainText('80 h a month')
    await expect(estimate.locator('strong')).not.toHaveText(before)
    await estimate.getByRole('radio', { name: 'USD' }).check({ force: true })
    await expect(estimate).toContainText(/\$[\d,]+\.\d\d USD/)
    await page.reload()
    await expect(estimate).toContainText(/\$[\d,]+\.\d\d USD/)
  },
)

test(
  "B3.6 '100+' is 59 with a mark, shows no price and leads to the contact page",
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(two)
    const selector = page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })
    await selector.selectOption('100+')
    await expect.poll(() => searchParameters(page).get('hours')).toBe('59,20')
    expect(searchParameters(page).get('more_hours_rids')).toBe('14')
    await expect(page.getByText('We’ll quote you.')).toBeVisible()
    await expect(page.getByText('before tax')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(selector).toHaveValue('100+')
    await nextButton(page).click()
    await expect(page).toHaveURL(/\/client\/contact$/)
  },
)

test('B3.4 59 without the mark is 59 hours with a price', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=hours&rids=14&hours=59')
  await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('59')
  await expect(page.getByText('/month before tax')).toBeVisible()
})

test(
  'B3.2 hours below 10 from a link are refused by the selector, and Next waits',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/search?step=hours&rids=14&hours=5')
    await expect(page.getByText('Value greater than 9 required')).toBeVisible()
    await expect(nextButton(page)).toHaveAccessibleDescription('Value for each role can not be less than 10')
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' }).selectOption('15')
    await expect(page.getByText('Value greater than 9 required')).toHaveCount(0)
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=candidates/)
  },
)

test('B3 a price that cannot be told says so and can be asked for again', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/prices/estimate?*', (route) =>
    route.fulfill({ status: 404, json: { message: 'No prices today.', code: 'no_prices' } }),
  )
  await page.goto(two)
  await expect(page.getByText('No prices today.')).toBeVisible()
  await page.unroute('**/api/prices/estimate?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/\$[\d,]+\.\d\d CAD/).first()).toBeVisible()
})
