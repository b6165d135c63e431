import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { openAsStaff } from './steps/admin.ts'
import { expect, test } from './steps/journey.ts'
import { prepare } from './steps/prepare.ts'
import { newContact, openAs } from './steps/session.ts'

// Enough that its progress is seen.
const entries = 5_000
const seen = 900

test(
  'C3.3 A6.10 a time log of more than 1,000 entries is prepared in the background, in one press, and listed until it is removed',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const client = await newContact(request, 'long-log')
    const logTime = (count: number) =>
      prepare('log-much-time.ts', client.user.client_uuid, client.user.uuid, String(count))
    await logTime(seen)
    await openAs(page, client, '/client/time')
    const log = page.getByRole('region', { name: 'Logged time' })
    await expect(log.getByText('of 900')).toBeVisible()
    // Only the server knows of these.
    await logTime(entries - seen)
    await log.getByRole('button', { name: 'PDF', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(log.getByRole('progressbar', { name: 'Preparing 5,000 entries' })).toBeVisible()
    await expect(log.getByText(/Preparing 5,000 entries… \d+%/)).toBeVisible()
    await expect(log.getByRole('button', { name: 'Download PDF' })).toBeFocused({ timeout: 30_000 })
    await expectAccessibleAtEveryWidth(page)
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(pdf.suggestedFilename()).toBe('Talentplace Time Log all.pdf')
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

    // Asked for, and left: the notification leads to it.
    await log.getByRole('button', { name: 'CSV', exact: true }).click()
    await expect(log.getByRole('progressbar')).toBeVisible()
    await page.goto('/client/notifications')
    const notice = page.getByRole('main').getByText('Your time log is ready to download')
    await expect(notice).toHaveCount(2, { timeout: 30_000 })
    await page.goto('/client/data')
    const files = page.getByRole('region', { name: 'Your files' })
    await expect(files.getByText('Ready', { exact: true })).toHaveCount(2, { timeout: 30_000 })
    await expectAccessibleAtEveryWidth(page)
    const latest = files.getByRole('listitem').filter({ hasText: 'Time Log all (CSV)' })
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      latest.getByRole('button', { name: 'Download' }).click(),
    ])
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(entries + 1)
    await latest.getByRole('button', { name: 'Remove Time Log all (CSV)' }).click()
    await expect(latest).toHaveCount(0)
    await expect(files.getByRole('listitem')).toHaveCount(1)
  },
)

const invoices = 1_100
/** The month of the invoices, as `owe-much.ts` dates them: by UTC, which may be a month ahead of the office’s. */
function invoicedMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 20, 1)).toISOString().slice(0, 7)
}

/** Has a document of so many rows prepared, by the button of this name, and saves it: its content. */
async function prepareAndSave(page: Page, panel: Locator, { button, rows }: { button: string; rows: RegExp }) {
  await panel.getByRole('button', { name: button, exact: true }).click()
  await expect(panel.getByRole('progressbar', { name: rows })).toBeVisible()
  const ready = panel.getByRole('button', { name: `Download ${button}`, exact: true })
  await expect(ready).toBeEnabled({ timeout: 30_000 })
  await expectAccessibleAtEveryWidth(page)
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()])
  return readFile(await file.path(), 'utf8')
}

test(
  'D1 D6 A6.10 a statement of more than 1,000 invoices and a month for the accountant are prepared in the background, and told once ready',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    const client = await newContact(request, 'long-account')
    const { uuid, client_uuid } = client.user
    await prepare('owe-much.ts', client_uuid, uuid, String(invoices))

    await openAs(page, client, '/client/invoices')
    const statement = page.getByRole('region', { name: 'Statement of account' })
    const about = { button: 'Statement as PDF', rows: /^Preparing 1,100 invoices/ }
    expect((await prepareAndSave(page, statement, about)).slice(0, 5)).toBe('%PDF-')
    await statement.getByRole('button', { name: 'Statement as CSV', exact: true }).click()
    await expect(statement.getByRole('progressbar')).toBeVisible()
    // Left while it is prepared: listed until it is ready, and told then.
    await page.goto('/client/data')
    const files = page.getByRole('region', { name: 'Your files' })
    await expect(files.getByRole('listitem').filter({ hasText: 'Statement (CSV)' })).toBeVisible()
    await expect(files.getByText('Ready', { exact: true })).toHaveCount(2, { timeout: 30_000 })
    await page.goto('/client/notifications')
    await expect(page.getByRole('main').getByText('Your statement is ready to download')).toHaveCount(2)

    const finance = await browser.newPage()
    await openAsStaff(finance, 'finance', `/admin/clients/${client_uuid}?tab=money`)
    const account = finance.getByRole('region', { name: 'Statement of account' })
    const csv = await prepareAndSave(finance, account, { ...about, button: 'Statement as CSV' })
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(invoices)

    await finance.goto('/admin/finance')
    const panel = finance.getByRole('region', { name: 'For the accountant' })
    await panel.getByLabel('Month').selectOption(invoicedMonth())
    const journal = await prepareAndSave(finance, panel, { button: 'Journal', rows: /^Preparing [\d,]+ rows/ })
    expect(journal.trim().split('\r\n').length).toBeGreaterThan(2 * invoices)
    await finance.close()
  },
)
