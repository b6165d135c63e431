import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { openAs as openAsStaff, rows, settled } from './admin.ts'
import { expectAccessibleAtEveryWidth } from './axe.ts'
import { openAs, sessionOf } from './notifications.ts'

async function download(page: Page, name: string): Promise<{ file: string; text: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { file: saved.suggestedFilename(), text: await readFile(await saved.path()) }
}

test(
  'D1, A6.10: a client reads an invoice to its last line, and takes it along as PDF and CSV',
  {
    tag: '@any-width',
  },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/invoices')
    await settled(page)
    await expect(rows(page).filter({ hasText: 'Catalogue photos' })).toHaveCount(2)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).filter({ hasText: 'Books and inbox' }).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice CAD-\d{5}$/ })).toBeVisible()
    const lines = page.getByRole('region', { name: 'Lines' })
    await expect(lines).toContainText('20 h at $36.00 CAD')
    await expect(lines).toContainText('HST 14 %')
    await expect(lines).toContainText('$1,436.40 CAD')
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Visa ending 4242')
    await expectAccessibleAtEveryWidth(page)
    const csv = await download(page, 'Download CSV')
    expect(csv.file).toMatch(/^Talentplace Invoice CAD-\d{5}\.csv$/)
    expect(csv.text.toString()).toContain('1436.40')
    const pdf = await download(page, 'Download PDF')
    expect(pdf.file).toMatch(/^Talentplace Invoice CAD-\d{5}\.pdf$/)
    expect(pdf.text.subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test(
  'A6.6 staff see everybody’s invoices, newest first, and who may only look records nothing',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    await openAsStaff(page, 'finance', '/admin/invoices')
    await settled(page)
    await expect(rows(page).first()).toContainText('Harbour & Pine Interiors')
    await expectAccessibleAtEveryWidth(page)
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Still to be paid')
    // Everything is paid.
    await expect(page.getByRole('button', { name: 'Record a payment' })).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)
  },
)
