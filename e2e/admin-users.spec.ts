import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled, showFilters, uniqueName } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

/** Finds a user in the list and opens their page. */
async function openUser(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`)
  await settled(page)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Permissions' })).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test(
  'A2 Ours, A6.2: staff are invited with a bundle, given more, and their account is closed by typing its email',
  { tag: '@any-width' },
  async ({ page }) => {
    const email = `${uniqueName('casey')}@example.test`
    await openAsStaff(page, 'super', '/admin/users')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Add a user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a user' })
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(dialog.getByText('Required').first()).toBeVisible()
    await dialog.getByLabel('Full name').fill('Casey Novak')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('checkbox', { name: 'Matching' }).check()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Invite' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Casey Novak' })).toBeVisible()
    await expect(page.getByText('Staff: Matching')).toBeVisible()
    await expect(page.getByText('Invited; no password yet')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const support = page.getByRole('group', { name: 'Bundles' }).getByRole('checkbox', { name: 'Support' })
    expect(await support.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await page.getByRole('group', { name: 'Product and system' }).getByRole('checkbox', { name: 'UTMs: see' }).check()
    await page.getByLabel('Why (kept in the audit trail)').fill('Watches campaigns too')
    await save(page).click()
    const audit = page.getByRole('region', { name: 'Audit trail' })
    await expect(audit.getByText('Permissions changed')).toBeVisible()
    await expect(audit.getByText('given: UTMs: see')).toBeVisible()
    await expect(audit.getByText('“Watches campaigns too”')).toBeVisible()

    await page.getByRole('button', { name: 'Close this account' }).click()
    const closing = page.getByRole('dialog', { name: 'Close this account?' })
    await expect(closing.getByRole('button', { name: 'OK' })).toBeDisabled()
    await closing.getByRole('textbox').fill(email)
    await closing.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/admin/users')
    await page.goto(`/admin/users?search=${encodeURIComponent(email)}`)
    await expect(page.getByText('No users match these filters')).toBeVisible()
  },
)

test('a contact is invited to the company of a client', { tag: '@any-width' }, async ({ page }) => {
  const email = `${uniqueName('robin')}@example.test`
  await openAsStaff(page, 'super', '/admin/users')
  await page.getByRole('button', { name: 'Add a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await dialog.getByLabel('Full name').fill('Robin Sato')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Contact of a client')
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Northbank')
  await dialog.getByRole('option', { name: 'Northbank Cycle Works' }).click()
  await expectAccessibleAtEveryWidth(page)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Sato' })).toBeVisible()
  await expect(page.getByText('Northbank Cycle Works').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Bundles' })).toHaveCount(0)
})

test('users are found by role, bundle and permission', { tag: '@any-width' }, async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/users')
  await settled(page)
  await showFilters(page)
  await page.getByLabel('Bundle').selectOption('Finance')
  await expect(page).toHaveURL('/admin/users?bundle=finance')
  await settled(page)
  await expect(rows(page).filter({ hasText: 'finance@demo.test' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'support@demo.test' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/users')
  await showFilters(page)
  await page.getByLabel('Role').selectOption('Clients')
  await settled(page)
  await expect(rows(page).filter({ hasText: 'client@demo.test' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'va@demo.test' })).toHaveCount(0)
})

test(
  'A2 Ours: what the viewer lacks is shown and can’t be granted, and who may do more can’t be changed',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/users')
    await openUser(page, 'support@demo.test')
    const bundles = page.getByRole('group', { name: 'Bundles' })
    await expect(bundles.getByRole('checkbox', { name: 'Super administrator' })).toBeDisabled()
    await expect(bundles.getByRole('checkbox', { name: 'Finance' })).toBeEnabled()
    await openUser(page, 'super@demo.test')
    await expect(page.getByText('This account has permissions that you don’t have')).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Close this account' })).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)
  },
)

test('A2 Ours: the last super administrator can’t be demoted, and is told so @any-width', async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/users')
  await openUser(page, 'super@demo.test')
  await page.getByRole('group', { name: 'Bundles' }).getByRole('checkbox', { name: 'Super administrator' }).uncheck()
  await save(page).click()
  await expect(
    page.getByText('The last super administrator who can sign in can’t be removed or demoted.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close this account' })).toHaveCount(0)
})

test('A2.6 users open only to whoever may see them @any-width', async ({ page }) => {
  await openAsStaff(page, 'matching', '/admin/home')
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/admin/home')
})
