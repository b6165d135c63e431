import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { beSignedIn, candidatesAddress, cards, openPanel } from './steps/candidates.ts'

test.use({ timezoneId: 'America/Toronto' })

test.beforeEach(async ({ page }) => {
  await beSignedIn(page)
})

test("B4.2 filters by a city's clock, '+/- N hours'", { tag: '@any-width' }, async ({ page }) => {
  await page.goto(candidatesAddress())
  await expect(cards(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('combobox', { name: 'Time zone' }).fill('vancouv')
  await page.getByRole('option', { name: 'Vancouver, BC', exact: true }).click()
  await expect(panel.getByText('+/- 2 hours')).toBeVisible()
  await expect(page).toHaveURL(/timezone=America\/Vancouver.*offset_range=120/)
  await panel.getByRole('slider', { name: 'Hours either way of that clock' }).press('ArrowRight')
  await expect(panel.getByText('+/- 3 hours')).toBeVisible()
  await expect(page).toHaveURL(/offset_range=180/)
  await expectAccessible(page)
  await page.reload()
  const again = await openPanel(page)
  await expect(again.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Vancouver, BC')
  await again.getByRole('button', { name: 'Clear time zone' }).click()
  await expect(page).not.toHaveURL(/timezone|offset_range|city/)
})

test('B4.9 tells a failed time zone look-up', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(candidatesAddress())
  await expect(cards(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await page.route('**/api/user/timezone', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await panel.getByRole('combobox', { name: 'Time zone' }).fill('toronto')
  await page.getByRole('option', { name: 'Toronto, ON', exact: true }).click()
  await expect(page.getByText('Could not get timezone and timezone offset')).toBeVisible()
  await expect(page).not.toHaveURL(/timezone/)
  await page.route('**/api/user/timezone', (route) =>
    route.fulfill({ status: 400, json: { message: 'No zone there.', code: 'invalid' } }),
  )
  await panel.getByRole('combobox', { name: 'Time zone' }).fill('halifax')
  await page.getByRole('option', { name: 'Halifax, NS', exact: true }).click()
  await expect(page.getByText('No zone there.')).toBeVisible()
})

test('B4.2 filters by tools and skills, from the first page', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`${candidatesAddress()}&page=2`)
  await expect(cards(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('combobox', { name: 'Tools' }).click()
  await expect(page.getByRole('option', { name: 'QuickBooks Online', exact: true })).toBeVisible()
  await panel.getByRole('combobox', { name: 'Tools' }).fill('xero')
  await page.getByRole('option', { name: 'Xero', exact: true }).click()
  await expect(page).toHaveURL(/tids=\d+/)
  await expect(page).not.toHaveURL(/page=2/)
  await panel.getByRole('combobox', { name: 'Skills' }).fill('bank recon')
  await page.getByRole('option', { name: 'Bank reconciliation' }).click()
  await expect(page).toHaveURL(/sids=\d+/)
  await page.keyboard.press('Escape')
  await page.reload()
  const again = await openPanel(page)
  await expect(again.getByText('Xero', { exact: true }).first()).toBeVisible()
  await again.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).not.toHaveURL(/tids|sids/)
})

test('B2.4 tells a failed keyword search and offers nothing', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/matching/keywords?*types*tool*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(candidatesAddress())
  await expect(cards(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('combobox', { name: 'Tools' }).fill('xero')
  await expect(page.getByText('An Error occurred, please try again later.')).toBeVisible()
  await expect(page.getByText('No tools found')).toBeVisible()
})

test(
  "B4.3 self-identification shows the first and '(+N others)', and hides two options",
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: /^Self-identification/ }).click()
    const options = page.getByRole('dialog', { name: 'Self-identification' })
    await expect(options.getByRole('checkbox')).toHaveCount(10)
    await expect(options.getByText('None of the above')).toHaveCount(0)
    await expect(options.getByText('Prefer not to disclose')).toHaveCount(0)
    await options.getByRole('checkbox', { name: 'Woman' }).check()
    await options.getByRole('checkbox', { name: 'Black' }).check()
    await options.getByRole('checkbox', { name: 'Neurodivergent' }).check()
    await page.keyboard.press('Escape')
    const closed = panel.getByRole('button', { name: /^Self-identification/ })
    await expect(closed).toContainText('Woman (+2 others)')
    await expect(panel.getByText('Shown only where the person agreed. Never changes the order.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('B4.5 finds nobody, and clears the filters in one press', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`${candidatesAddress()}&timezone=Pacific/Honolulu&city=Honolulu, HI&offset_range=0&sids=700`)
  await expect(page.getByText("It looks like we can't find candidates that match your search criteria")).toBeVisible()
  await expect(
    page.getByText('Tip: adjust your filters to see more people, or book a call and we will look for you.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(12)
  await expect(page).not.toHaveURL(/sids|timezone/)
})
