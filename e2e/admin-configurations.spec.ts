import type { Page, Response } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { openAsStaff, uniqueName } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

interface Flags {
  readonly flags: Readonly<Record<string, boolean>>
}

/** Adds a configuration through its dialog and arrives at its page. */
async function add(page: Page, kind: string, name: string, value?: string): Promise<void> {
  await page.getByRole('button', { name: 'New configuration' }).click()
  const dialog = page.getByRole('dialog', { name: 'New configuration' })
  await dialog.getByLabel('Kind').selectOption(kind)
  await dialog.getByLabel('Name').fill(name)
  if (value !== undefined) await dialog.getByRole('textbox', { name: 'Value' }).fill(value)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** None of a reply to the page before, whose body is gone. */
const flagsOf = (reply: Response) => reply.json().catch(() => ({ flags: {} })) as Promise<Flags>
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test(
  'E3 a changed flag reaches other open browsers without a reload, staff’s page and a visitor’s flags alike',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    // Three browsers.
    test.slow()
    const name = uniqueName('e2e')
    await openAsStaff(page, 'super', '/admin/configurations')
    await add(page, 'Feature flag', name)

    const other = await (await browser.newContext()).newPage()
    await openAsStaff(other, 'admin', `/admin/configurations/featureFlag.${name}`)
    await expect(other.getByRole('switch')).not.toBeChecked()
    const visitor = await (await browser.newContext()).newPage()
    const channel = visitor.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await visitor.goto('/pricing')
    await channel

    const isOn = async (reply: Response): Promise<boolean> =>
      reply.url().endsWith('/api/user/config') && (await flagsOf(reply)).flags[name] === true
    const visitorFollows = visitor.waitForResponse(isOn)
    await page.getByRole('switch').click({ force: true })
    await page.getByLabel('Why (kept in the history)').fill('First cohort')
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await save(page).click()
    await saved
    await expect(other.getByRole('switch')).toBeChecked()
    await visitorFollows
    await expect(page.getByRole('listitem').filter({ hasText: 'Disabled → Enabled' })).toContainText('“First cohort”')

    await page.getByRole('button', { name: 'Undo the change Disabled → Enabled' }).click()
    await expect(page.getByRole('switch')).not.toBeChecked()
    await expect(other.getByRole('switch')).not.toBeChecked()
    await expect(page.getByText('Enabled → Disabled', { exact: true })).toBeVisible()
    await other.context().close()
    await visitor.context().close()
  },
)

test(
  'E3 typed values keep what was entered when they are refused, and are removed by typing their name',
  { tag: '@any-width' },
  async ({ page }) => {
    const name = uniqueName('limit')
    await openAsStaff(page, 'super', '/admin/configurations')
    await add(page, 'Setting: number', name, '12')
    const value = page.getByRole('textbox', { name: 'Value' })
    await value.fill('twelve')
    await save(page).click()
    await expect(page.getByText('Must be a number, such as 12 or 0.5')).toBeVisible()
    await expect(value).toHaveValue('twelve')
    await value.fill('0.5')
    await save(page).click()
    await expect(page.getByText('12 → 0.5', { exact: true })).toBeVisible()
    await expect(page.getByText('Not at default')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await page.getByRole('button', { name: 'Remove this configuration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this configuration?' })
    const entry = dialog.getByRole('textbox')
    const ok = dialog.getByRole('button', { name: 'OK' })
    await expect(entry).toHaveAttribute('maxlength', '50')
    await expect(ok).toBeDisabled()
    await entry.fill(`setting.${name} `)
    await expect(ok).toBeDisabled()
    await expectAccessibleAtEveryWidth(page)
    await entry.fill(`setting.${name}`)
    await ok.click()
    await expect(page).toHaveURL('/admin/configurations')
    await page.goto(`/admin/configurations/setting.${name}`)
    await expect(page.getByText('There is no such configuration')).toBeVisible()
    await expect(page.getByText('Removed; it was 0.5', { exact: true })).toBeVisible()
  },
)

test('E3 what someone else changed meanwhile is told, and what was entered stays @any-width', async ({
  page,
  browser,
}) => {
  const name = uniqueName('list')
  await openAsStaff(page, 'super', '/admin/configurations')
  await add(page, 'Setting: list', name, 'first@example.test\nsecond@example.test')
  await page.getByRole('textbox', { name: 'Value' }).fill('mine@example.test')
  const other = await (await browser.newContext()).newPage()
  await openAsStaff(other, 'admin', `/admin/configurations/setting.${name}`)
  await other.getByRole('textbox', { name: 'Value' }).fill('theirs@example.test')
  await save(other).click()
  await expect(page.getByText('Someone else has changed this: it is now theirs@example.test')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('mine@example.test')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('theirs@example.test')
  await other.context().close()
})

test('A2.6 configurations open only to whoever may see them @any-width', async ({ page }) => {
  await page.goto('/admin/configurations')
  await expect(page).toHaveURL('/')
  await openAsStaff(page, 'support', '/admin/home')
  await expect(page.getByRole('link', { name: 'Configurations' })).toHaveCount(0)
  await page.goto('/admin/configurations')
  await expect(page).toHaveURL('/admin/home')
})
