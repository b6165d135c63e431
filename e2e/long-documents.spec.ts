import { readFile } from 'node:fs/promises'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
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
