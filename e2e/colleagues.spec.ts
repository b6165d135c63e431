import { expect, test } from './steps/journey.ts'
import { newEmail } from './steps/registration.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { mailedPath } from './steps/mail.ts'
import { newContact, openAs } from './steps/session.ts'

test('a colleague invited for work only joins, sees no money, and the server gives them none @any-width', async ({
  page,
  browser,
}) => {
  const email = newEmail('colleague')
  await openAs(page, await newContact(page.request, 'colleagues'), '/client/colleagues')
  await expect(page.getByText('Primary contact', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite a colleague' })
  await inviting.getByLabel('Email').fill(email)
  await expect(inviting.getByRole('radio', { name: /Work only/ })).toBeChecked()
  await expectAccessible(page)
  await inviting.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(email)
  await expectAccessibleAtEveryWidth(page)

  const theirs = await browser.newContext()
  const colleague = await theirs.newPage()
  const link = await mailedPath(page.request, email, '/invitation')
  await colleague.goto(link)
  await colleague.getByLabel('Full name').fill('Robin Colleague')
  await colleague.getByLabel('Password', { exact: true }).fill('Right-pass-1!')
  await colleague.getByLabel('Confirm password', { exact: true }).fill('Right-pass-1!')
  await colleague.getByRole('button', { name: 'Join' }).click()
  await expect(colleague.getByText('Please accept the terms to continue')).toBeVisible()
  await expectAccessibleAtEveryWidth(colleague)
  await colleague.getByRole('checkbox').check()
  await colleague.getByRole('button', { name: 'Join' }).click()
  await expect(colleague).toHaveURL(/\/client\/home$/)
  await expect(colleague.getByRole('link', { name: 'Invoices' })).toHaveCount(0)

  for (const path of ['/client/invoices', '/client/company_info', '/client/billing', '/client/colleagues']) {
    await colleague.goto(path)
    await expect(colleague, path).toHaveURL(/\/client\/home$/)
  }
  const stored = await colleague.evaluate(() => localStorage.getItem('talentplace.session') ?? '{}')
  const { token } = JSON.parse(stored) as { token: string }
  const answer = await colleague.request.get('/api/invoices', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(403)

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Robin Colleague' })).toContainText('Work only')
  await expect(page.getByRole('region', { name: 'Invitations' })).toHaveCount(0)
  await theirs.close()
})
