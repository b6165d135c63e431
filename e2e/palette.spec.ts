import { openAsStaff } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth, expectNoSidewaysScrollAtAnyWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'

test(
  'staff find a client, an invoice and a page by Ctrl K and the keyboard alone, and nothing that they may not open',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/home')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    await expect(button).toBeVisible()
    await expectNoSidewaysScrollAtAnyWidth(page)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const box = dialog.getByRole('combobox')
    const group = (name: string) => dialog.getByRole('group', { name, exact: true })

    await button.focus()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('harbour pine')
    const client = group('Clients').getByRole('option', { name: /^Harbour & Pine Interiors/ })
    await expect(client).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
    await expect(group('Invoices').getByRole('option').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('ArrowDown')
    await expect(client).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/clients\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour & Pine Interiors' })).toBeVisible()

    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('zzqx nobody')
    await expect(dialog.getByText(/^Nothing found for “zzqx nobody”/).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('bill adj')
    await expect(group('Pages').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/bill-adjustments')

    await openAsStaff(page, 'matching', '/admin/home')
    await expect(button).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('harbour pine')
    await expect(dialog.getByRole('status')).toHaveText(/result|Nothing found/)
    await expect(group('Invoices')).toHaveCount(0)
    await expect(group('Users')).toHaveCount(0)
    await expect(box).toHaveAccessibleName(/^(?!.*(?:invoices|users))/)
  },
)

test(
  'a search that failed says so and is tried again; an answer for an older text never comes back',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/home')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    const clients = dialog.getByRole('group', { name: 'Clients' })
    let release: (() => void) | undefined
    const blocked = new Promise<void>((done) => (release = done))
    const answered = page.waitForResponse(/\/api\/palette\?search=harbour/).catch(() => null)
    await page.route('**/api/palette?search=harbour*', async (route) => {
      await blocked
      await route.continue().catch(() => undefined)
    })
    const request = page.waitForRequest(/\/api\/palette\?search=harbour/)
    await page.keyboard.type('harbour')
    await request
    await expect(dialog.getByText('Searching …').first()).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('northbank')
    await expect(clients.getByRole('option')).toHaveText([/^Northbank Cycle Works/])
    release?.()
    await Promise.race([answered, page.waitForLoadState('networkidle')])
    await expect(clients.getByRole('option')).toHaveText([/^Northbank Cycle Works/])

    await page.route('**/api/palette?search=pine*', (route) =>
      route.fulfill({ status: 503, json: { message: '', code: 'busy' } }),
    )
    await page.keyboard.press('Control+a')
    await page.keyboard.type('pine')
    await expect(dialog.getByRole('alert')).toContainText('The search didn’t work')
    await expectAccessibleAtEveryWidth(page)
    await page.unroute('**/api/palette?search=pine*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(clients.getByRole('option', { name: /^Harbour & Pine/ })).toBeVisible()
  },
)
