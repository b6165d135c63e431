import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { backButton, nextButton, searchParameters } from './steps/wizard.ts'

/** Roles to choose from, none of which is surely meant. */
const unsure = '/search?step=roles&default=inbox'
const several = '/search?step=roles&default=reconcile+quickbooks+and+answer+support+email'

test(
  'B2.3 recommended roles are cards with a check box, a description and reasons',
  { tag: '@tablet' },
  async ({ page }) => {
    await page.goto(several)
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Bookkeeper', exact: true }) })
    await expect(card).toContainText('Keeps the books up to date')
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toHaveAccessibleDescription(
      /quickbooks|reconcile/i,
    )
    await expectAccessible(page)
  },
)

test('B1.4 Next waits for a role and says so', { tag: '@any-width' }, async ({ page }) => {
  const blocked = 'Please select one or more roles to proceed'
  await page.goto(unsure)
  await expect(page.getByText(blocked).first()).toBeVisible()
  await expect(nextButton(page)).toHaveAccessibleDescription(blocked)
  await nextButton(page).click({ force: true })
  await expect(page).toHaveURL(/step=roles/)
})

test(
  'B2.5 selecting adds the role at 10 hours, deselecting takes all of it away',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(
      '/search?step=roles&default=reconcile+quickbooks+and+answer+support+email&rids=2,3&hours=59,20&more_hours_rids=2',
    )
    await page.getByRole('checkbox', { name: 'Bookkeeper', exact: true }).check()
    await expect.poll(() => searchParameters(page).get('rids')).toBe('2,3,14')
    expect(searchParameters(page).get('hours')).toBe('59,20,10')
    const others = page.getByRole('region', { name: 'Also chosen' }).getByRole('checkbox')
    await expect(others).toHaveCount(2)
    await others.first().click()
    await expect.poll(() => searchParameters(page).get('rids')).toBe('3,14')
    expect(searchParameters(page).get('hours')).toBe('20,10')
    expect(searchParameters(page).has('more_hours_rids')).toBe(false)
  },
)

test('B2.3 nothing recognised offers common roles', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=roles&default=zzqxv+wvvk')
  await expect(
    page.getByRole('heading', { level: 1, name: "Oops, we don't recognize what you're asking for" }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Common roles' }).getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
})

test('B2.3 exactly one suggestion is selected, and stays deselected', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=roles&default=reconcile+quickbooks')
  const only = page.getByRole('region', { name: 'Recommended for you' }).getByRole('checkbox')
  await expect(only).toHaveCount(1)
  await expect(only).toBeChecked()
  await expect.poll(() => searchParameters(page).get('hours')).toBe('10')
  await only.click()
  await expect.poll(() => searchParameters(page).has('rids')).toBe(false)
  await page.reload()
  await expect(only).toBeVisible()
  await expect(only).not.toBeChecked()
  await backButton(page).click()
  await nextButton(page).click()
  await expect(only).not.toBeChecked()
})

test('B2.3 other roles are found by name, by keyboard', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(unsure)
  await page.getByRole('combobox', { name: 'Add another role' }).focus()
  await page.keyboard.type('podcast')
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  const name = await option.innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
  await expect.poll(() => searchParameters(page).get('hours')).toBe('10')
})

test('B2.3 a role of a link that does not exist is dropped with its hours', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=hours&rids=999999,14&hours=40,20')
  await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('20')
  await expect.poll(() => searchParameters(page).get('rids')).toBe('14')
})

test('B2.3 a failed recommendation can be tried again', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/matching/roles?*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now.', code: 'invalid' } }),
  )
  await page.goto(several)
  await expect(page.getByText('Not now.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/matching/roles?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeVisible()
})

test('B2.3 roles on their way show their places', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/matching/roles?*', async () => undefined)
  await page.goto(several)
  await expect(page.getByText('Looking for roles that fit')).toBeAttached()
  await expectAccessible(page)
})
