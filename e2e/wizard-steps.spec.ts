import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.ts'
import { backButton, nextButton, searchBox, searchParameters, step } from './steps/wizard.ts'

const worded = '/search?step=roles&default=reconcile+quickbooks'

test('B1.1 the step bar names the four steps, ticks those done and leads to those open', async ({ page }) => {
  await page.goto('/search?step=hours&default=reconcile+quickbooks&rids=14&hours=20')
  const steps = page.getByRole('navigation', { name: 'Steps of the search' }).getByRole('button')
  await expect(steps).toHaveCount(4)
  for (const [at, title] of ['Search', 'Select Roles', 'Estimate Hours', 'See Candidates'].entries()) {
    await expect(steps.nth(at)).toContainText(title)
  }
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(0)).toContainText('done')
  await steps.nth(0).click()
  await expect(page).toHaveURL(/step=requirements/)
  await steps.nth(3).click()
  await expect(page).toHaveURL(/step=candidates/)
})

test('B1.4 a forbidden jump stays and hints at what is missing', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=requirements')
  await step(page, 'See Candidates').click()
  await expect(page.getByText('Cant go forward.')).toBeVisible()
  await expect(page.getByText('Select roles, skills and tools to move forward.')).toBeVisible()
  expect(searchParameters(page).get('step')).toBe('requirements')

  await page.goto('/search?step=roles&default=zxqv+wplk')
  await step(page, 'Estimate Hours').click()
  await expect(page.getByText('Select roles to move forward.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/search?step=requirements&rids=14,2&hours=10')
  await step(page, 'See Candidates').click()
  await expect(page.getByText('Press next and select hours to move forward.')).toBeVisible()
})

test('B1.2 an address that asks too early is sent to where it must begin', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=candidates')
  await expect(page.getByText('Unable to show results without any roles. Please add more roles.')).toBeVisible()
  expect(searchParameters(page).get('step')).toBe('candidates')
  await page.goto('/search?step=hours')
  await expect(page).toHaveURL(/step=requirements/)
  await page.goto('/search?step=hours&default=reconcile+quickbooks')
  await expect(page).toHaveURL(/step=roles/)
  await page.goto('/search?step=roles&rids=14,2&hours=10')
  await expect(page).toHaveURL(/step=hours/)
})

test('B1.1 Next and Back go through the steps in order, by keyboard alone', { tag: '@tablet' }, async ({ page }) => {
  await page.goto('/')
  await searchBox(page).focus()
  await page.keyboard.type('reconcile quickbooks and chase invoices')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(nextButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?step=roles/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const first = page.getByRole('main').getByRole('checkbox').first()
  await expect(first).toBeVisible()
  if (!(await first.isChecked())) {
    await first.focus()
    await page.keyboard.press('Space')
  }
  await nextButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=hours/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await nextButton(page).focus()
  const { promise: script, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await script
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=candidates/)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.unroute('**/assets/*.js')
  await step(page, 'Estimate Hours').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=hours/)
  await backButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=roles/)
})

test('B1.3 Back from candidates returns to hours', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=candidates&rids=14&hours=10')
  await backButton(page).click()
  await expect(page).toHaveURL(/step=hours/)
})

test(
  'B1 Back, reload, a bare address and a shared link bring the same choices',
  { tag: '@any-width' },
  async ({ page, context, browser, baseURL }) => {
    await page.goto('/search?step=requirements')
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=roles/)
    const bookkeeper = page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })
    await bookkeeper.check()
    await nextButton(page).click()
    await page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' }).selectOption('40')
    await expect(page).toHaveURL(/hours=40/)
    const shared = page.url()

    await page.goBack()
    await expect(page).toHaveURL(/step=roles/)
    await expect(bookkeeper).toBeChecked()
    await page.goForward()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('40')
    expect(page.url()).toBe(shared)

    const tab = await context.newPage()
    await tab.goto('/search')
    await expect(tab).toHaveURL(shared)
    const stranger = await (await browser.newContext({ baseURL })).newPage()
    await stranger.goto(shared)
    await expect(stranger.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('40')
    await stranger.context().close()
  },
)

test('B1 two tabs keep what their own addresses say', { tag: '@any-width' }, async ({ page, context }) => {
  await page.goto('/search?step=hours&rids=14&hours=40')
  const other = await context.newPage()
  await other.goto('/search?step=hours&rids=2&hours=20')
  await expect(other.getByRole('combobox', { name: /^Hours a month for/ })).toHaveValue('20')
  await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('40')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('40')
})

test('B1 /client/start leads into the search', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/client/start')
  await expect(page).toHaveURL(/\/search\?step=requirements/)
})

test('B1 nothing scrolls sideways at 320 px', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of ['/', worded, '/search?step=hours&rids=14,2&hours=10,20']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})
