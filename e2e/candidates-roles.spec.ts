import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.ts'
import { beSignedIn, bookkeeper, candidatesAddress, cards, closePanel, heading, openPanel } from './steps/candidates.ts'

test.use({ timezoneId: 'America/Toronto' })

test.beforeEach(async ({ page }) => {
  await beSignedIn(page)
})

test(
  'B4.2 has their roles with counts and hours, the total and the price beside the candidates',
  { tag: '@tablet' },
  async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page)).toHaveCount(12)
    await expectAccessible(page)
    const panel = await openPanel(page)
    await expect(panel.getByRole('heading', { name: 'Your roles' })).toBeVisible()
    await expect(panel.getByText(/^\d+ candidates$/)).toHaveCount(3)
    await expect(panel.getByRole('checkbox', { name: 'View All' })).toBeChecked()
    await expect(panel.getByText('20 h', { exact: true })).toBeVisible()
    await expect(panel.getByText('30 h a month')).toBeVisible()
    await expect(panel.getByText('$1,080.00 CAD')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('B4.2 the panel fills the screen of a phone as a drawer', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(candidatesAddress())
  const drawer = await openPanel(page)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(375, 1)
  await closePanel(page)
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Roles and filters' })).toBeFocused()
})

test(
  'B4.8 checking roles focuses the search on them, from its first page; View All selects all',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto(`${candidatesAddress()}&page=2`)
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    const viewAll = panel.getByRole('checkbox', { name: 'View All' })
    const payroll = panel.getByRole('checkbox', { name: 'Payroll administrator' })
    await panel.getByRole('checkbox', { name: 'Bookkeeper' }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/focusedRid=16/)
    await expect(page).not.toHaveURL(/page=2/)
    await expect(payroll).toBeChecked()
    await expect(viewAll).not.toBeChecked()
    await closePanel(page)
    await expect(
      page.getByRole('heading', { level: 1, name: /for Payroll administrator who have the hours$/ }),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: /for Payroll administrator who have the hours$/ }),
    ).toBeVisible()
    await (await openPanel(page)).getByRole('checkbox', { name: 'View All' }).check()
    await expect(page).toHaveURL(/focusedRid=14,16/)
  },
)

test('B4.5 is told when no role is selected', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20`))
  await expect(cards(page).first()).toBeVisible()
  await (await openPanel(page)).getByRole('checkbox', { name: 'Bookkeeper' }).uncheck()
  await closePanel(page)
  await expect(
    page.getByText('Unable to show results without a role selected. Please select one or more roles.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'View all roles' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('B4.5 is told when there are no roles at all, and adds one', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=candidates&default=books')
  await expect(page.getByText('Unable to show results without any roles. Please add more roles.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Add roles' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add roles' })
  await dialog.getByLabel('What else do you need done?').fill('bookkeeper')
  await dialog.getByRole('checkbox', { name: 'Bookkeeper' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect(page).toHaveURL(/rids=14&hours=10/)
  await expect(heading(page)).toBeVisible()
})

test('B4.2 adds a role without leaving, at 10 hours', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20`))
  await expect(cards(page).first()).toBeVisible()
  await (await openPanel(page)).getByRole('button', { name: 'Add roles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add roles' })
  await dialog.getByLabel('What else do you need done?').fill('payroll administrator')
  await dialog.getByRole('checkbox', { name: 'Payroll administrator' }).check()
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect(page).toHaveURL(/rids=14,16&hours=20,10&focusedRid=14,16/)
})

test('B2.5 removing the last role leads back to the roles', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`${candidatesAddress()}&tools=Xero`)
  await expect(cards(page).first()).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Remove Payroll administrator' }).click()
  await expect(page).toHaveURL(/rids=14&hours=20/)
  await panel.getByRole('button', { name: 'Remove Bookkeeper' }).click()
  await expect(page).toHaveURL(/\/search\?step=roles/)
})

test('B4.2 edits the hours in place', { tag: '@tablet' }, async ({ page }) => {
  await page.goto(candidatesAddress())
  await expect(cards(page).first()).toBeVisible()
  await (await openPanel(page)).getByRole('button', { name: 'Edit hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit hours' })
  await expectAccessible(page)
  await dialog.getByLabel('Hours a month for Bookkeeper').selectOption('40')
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect(page).toHaveURL(/hours=40,10/)
})
