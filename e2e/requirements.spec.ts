import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addDraft } from './steps/checkout.ts'
import { authorized, newContact, openAs } from './steps/session.ts'

const tasks = (page: Page) => page.getByLabel('What should your assistant take over?')
const offline = '**/api/project/*/requirements'

test(
  'C1 Ours: a client prepares a project, sends it, and sees that our team has read it',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    const client = await newContact(request, 'prepares')
    const project = await addDraft(request, client)
    await openAs(page, client, `/client/projects/requirements/${project}`)
    await expect(page.getByText('Saved automatically')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await tasks(page).fill('Answer the inbox every morning.')
    await page.getByLabel('How often do you want to talk?').selectOption('Once a week')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(tasks(page)).toHaveValue('Answer the inbox every morning.')

    await page.route(offline, (route) => route.abort())
    await tasks(page).fill('Answer the inbox every morning. And send invoices.')
    await tasks(page).blur()
    await expect(page.getByText('Not saved yet. We’ll keep trying while you type.')).toBeVisible()
    await page.unroute(offline)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Send to our team' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeVisible()
    await expect(page.getByLabel('Which tools do you use')).toBeFocused()
    await expectAccessibleAtEveryWidth(page)
    await page.getByLabel('Which tools do you use').fill('Gmail, by delegation.')
    await page.getByLabel('When should they work?').fill('Mornings in Toronto')
    await page.getByLabel('What should be different after 30 days?').fill('The inbox is empty.')
    await page.getByRole('button', { name: 'Send to our team' }).click()
    await expect(page.getByText(/^Sent on /).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send to our team' })).toBeHidden()

    const staff = await browser.newPage()
    await openAsStaff(staff, 'matching', `/admin/projects/requirements/${project}`)
    await expect(staff.getByText('Answer the inbox every morning. And send invoices.')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await staff.getByRole('button', { name: 'Mark as read' }).click()
    await expect(staff.getByText(/^Read by /)).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Mark as read' })).toBeHidden()

    await page.reload()
    await expect(page.getByText(/^Read by our team on /)).toBeVisible()
    await page.getByText(/^Version 1, sent on /).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Gmail, by delegation.' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await page.getByLabel('What would be a bonus?').fill('Some French.')
    await expect(page.getByText('Changes not sent yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send to our team' }).click()
    await expect(page.getByText(/^Version 2, sent on /)).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('Changed', { exact: true })).toHaveCount(1)
    await staff.getByRole('combobox', { name: 'Version' }).selectOption('Version 1')
    await expect(staff).toHaveURL(/version=1$/)
    await expect(staff.getByText('Some French.')).toBeHidden()
    await expectAccessibleAtEveryWidth(staff)
    await staff.close()
  },
)

test('two who write at once lose no words: the form keeps what was typed and shows what was saved @any-width', async ({
  page,
  request,
}) => {
  const client = await newContact(request, 'writes')
  const project = await addDraft(request, client)
  await openAs(page, client, `/client/projects/requirements/${project}`)
  await expect(page.getByText('Saved automatically')).toBeVisible()
  const address = `/api/project/${project}/requirements`
  const { answers } = (await (await request.get(address, { headers: authorized(client) })).json()) as {
    answers: Record<string, string>
  }
  const elsewhere = { ...answers, tasks: 'Sort the photos.', must_haves: 'Two years with books.' }
  const saved = await request.put(address, {
    headers: authorized(client),
    data: { answers: elsewhere, submit: false, base_revision: 0 },
  })
  expect(saved.ok(), await saved.text()).toBe(true)

  await tasks(page).fill('Answer the inbox.')
  await tasks(page).blur()
  await expect(page.getByText('Saved elsewhere in the meantime:')).toBeVisible()
  await expect(tasks(page)).toHaveValue('Answer the inbox.')
  await expect(page.getByLabel('What can’t you do without?')).toHaveValue('Two years with books.')
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(tasks(page)).toHaveValue('Answer the inbox.')
})

test('0.12 the welcome brief of someone else isn’t there, and a failed one can be asked for again @any-width', async ({
  page,
  request,
}) => {
  const [owner, client] = [await newContact(request, 'owns'), await newContact(request, 'looks')]
  const project = await addDraft(request, owner)
  await page.route('**/api/project/*/requirements', (route) =>
    route.fulfill({ status: 503, json: { code: 'away', message: 'Away for a moment.' } }),
  )
  await openAs(page, client, `/client/projects/requirements/${project}`)
  await expect(page.getByText('Away for a moment.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.unroute('**/api/project/*/requirements')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this subscription' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
