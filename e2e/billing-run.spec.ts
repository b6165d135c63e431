import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { authorized, sessionOf } from './steps/session.ts'

test(
  'D2 finance selects bills over pages, previews what is posted and why others are skipped, and posts what is clean; a billing run shows exceptions first',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    const finance = await sessionOf(page.request, 'finance@demo.test')
    const headers = authorized(finance)
    const found = await page.request.get('/api/va-bills/assistants?search=phoebe', { headers })
    const { assistants } = (await found.json()) as { assistants: { uuid: string }[] }
    // She owes us, so that there is nothing to pay.
    const owed = [{ kind: 'adjustment', description: 'A correction', amount_cents: -5_000_000 }]
    const made = await page.request.post('/api/va-bills', {
      headers,
      data: { virtualassistant_uuid: assistants[0]?.uuid, currency: 'cad', lines: owed },
    })
    expect(made.status(), await made.text()).toBe(200)
    const { uuid, version } = (await made.json()) as { uuid: string; version: number }
    await openAsStaff(page, 'finance', '/admin/bills')
    await settled(page)

    const boxes = rows(page).getByRole('checkbox')
    const bar = page.getByRole('region', { name: 'Selection' })
    await boxes.nth(0).check()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await expect(bar.getByText('3 selected')).toBeVisible()
    await boxes.nth(2).press('Shift+ArrowDown')
    await expect(bar.getByText('4 selected')).toBeVisible()
    await expect(boxes.nth(3)).toBeFocused()
    await page.getByRole('button', { name: 'Next page' }).click()
    await settled(page)
    await expect(bar.getByText('4 selected')).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    await expect(boxes.nth(0)).not.toBeChecked()
    await boxes.nth(0).check()
    await expect(bar.getByText('5 selected')).toBeVisible()
    await bar.getByRole('button', { name: /^All \d+ that match$/ }).click()
    await boxes.nth(0).uncheck()
    const selected = Number.parseInt((await bar.locator('strong').textContent()) ?? '', 10)
    expect(selected).toBeGreaterThan(10)
    await expectAccessibleAtEveryWidth(page)

    await bar.getByRole('button', { name: 'Post' }).click()
    const dialog = page.getByRole('dialog', { name: 'Post bills' })
    await expect(dialog.getByText(/will be skipped:$/)).toBeVisible()
    await expect(dialog.getByText('It is posted already.')).toBeVisible()
    await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByRole('link', { name: 'Billing run' })).toHaveAttribute('href', '/admin/bills/run')
    // Others make up drafts at the same time, which stay theirs.
    await page.goto('/admin/bills/run?currency=cad&search=phoebe')
    await expect(page.getByRole('heading', { name: '1 bill to look at' })).toBeVisible()
    await expect(page.getByText('Nothing to pay yet: it waits for the next half-month.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Post/ })).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)

    const lines = [{ kind: 'bonus', description: 'A referral', amount_cents: 100_000 }]
    const saved = await page.request.put(`/api/va-bills/${uuid}`, { headers, data: { version, lines } })
    expect(saved.status(), await saved.text()).toBe(200)
    await page.goto('/admin/bills?status=draft&currency=cad&search=phoebe')
    await settled(page)
    await boxes.first().check()
    await bar.getByRole('button', { name: 'Post' }).click()
    for (const each of await dialog.getByRole('switch').all()) await each.check()
    await dialog.getByRole('button', { name: 'Post 1 bill' }).click()
    await expect(dialog.getByText(/^Done: 1 bill, \$.*\. None skipped\.$/)).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('No bills match these filters')).toBeVisible()
  },
)
