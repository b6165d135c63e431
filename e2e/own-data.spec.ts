import { expect, test } from './steps/journey.ts'
import { signIn } from './steps/account.ts'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { newClient } from './steps/registration.ts'

test(
  'issue 17 a client takes a copy of their data, asks to be deleted, and keeps the account after all',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const account = await newClient(page.request, 'own-data')
    await page.goto('/client/contact')
    await signIn(page, account)
    await page.goto('/client/data')
    const main = page.getByRole('main')
    const copy = main.getByRole('region', { name: 'A copy of your data' })
    await copy.getByLabel('Your password', { exact: true }).fill('Not-the-one-1!')
    await copy.getByRole('button', { name: 'Request a copy' }).click()
    await expect(copy.getByText('Your password is incorrect. Nothing was changed.')).toBeVisible()
    await copy.getByLabel('Your password', { exact: true }).fill(account.password)
    await copy.getByRole('button', { name: 'Request a copy' }).click()
    await expect(copy.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expectAccessibleAtEveryWidth(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      copy.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/data \d{4}-\d\d-\d\d\.zip$/)

    const deletion = main.getByRole('region', { name: 'Delete your account' })
    await deletion.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password)
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Request deletion' }).click()
    await expect(deletion.getByText('You’ll hear from us within 30 days')).toBeVisible()

    const staff = await (await browser.newContext()).newPage()
    await openAsStaff(staff, 'super', '/admin/deletion-requests?state=waiting&sortBy=asked_date&sortDesc=true')
    await staff.locator('main tbody tr', { hasText: account.email }).getByRole('link').first().click()
    await expect(staff.getByText('Nothing: this request can be approved.')).toBeVisible()
    await staff.getByRole('button', { name: 'Delete this person' }).click()
    const sure = staff.getByRole('dialog', { name: 'Delete this person?' })
    await expect(sure.getByText('This can’t be undone.')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await staff.context().close()

    await deletion.getByRole('button', { name: 'Keep my account' }).click()
    await expect(deletion.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  },
)
