import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from './steps/account.ts'
import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addDraft, addTestCard, payButton, saveAddress, sign } from './steps/checkout.ts'
import { expect, test } from './steps/journey.ts'
import { newAssistant } from './steps/new-assistant.ts'
import { prepare } from './steps/prepare.ts'
import { authorized, newContact, openAs, sessionOf, type Person } from './steps/session.ts'

/** Minutes on both sides of the midnight before last, on the assistant's clock. */
async function aroundMidnight(request: APIRequestContext, assistant: Person): Promise<{ before: Date; after: Date }> {
  const answer = await request.get('/api/timers', { headers: authorized(assistant) })
  const { today, timezone } = (await answer.json()) as { today: string; timezone: string }
  const day = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  // In the small hours of North America: the offset that holds at its midnight.
  const params = { timezone, at: `${day}T05:00:00Z` }
  const zone = await request.get('/api/places/zone', { params })
  const { timezone_offset } = (await zone.json()) as { timezone_offset: number }
  const minutesAway = (minutes: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - timezone_offset) * 60_000)
  return { before: minutesAway(-10), after: minutesAway(15) }
}

/** An hour and a half of the day before last, by hand. */
async function logMore(request: APIRequestContext, assistant: Person): Promise<void> {
  const headers = authorized(assistant)
  const answer = await request.get('/api/timers', { headers })
  const { today, places } = (await answer.json()) as { today: string; places: { rate_plan_uuid: string }[] }
  const task_date = Temporal.PlainDate.from(today).subtract({ days: 2 }).toString()
  const entry = { rate_plan_uuid: places[0]?.rate_plan_uuid, task_date, seconds: 5400, description: 'Year-end boxes' }
  expect((await request.post('/api/time', { headers, data: entry })).status()).toBe(200)
}

/** Where an assistant's money goes, in either currency. */
async function enterAccounts(request: APIRequestContext, assistant: Person): Promise<void> {
  const headers = authorized(assistant)
  const given = { account_number: '7654321', password: demoPassword }
  const cad = { ...given, institution: '003', transit: '01234' }
  const usd = { ...given, routing: '021000021', account_type: 'checking' }
  for (const [currency, data] of Object.entries({ cad, usd })) {
    const answer = await request.put(`/api/virtualassistants/banking/${currency}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

const line = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Reconcile October' })
const pageOf = async (browser: Browser, person: Person, path: string): Promise<Page> => {
  const page = await browser.newPage()
  await openAs(page, person, path)
  return page
}

test(
  'a paid checkout becomes work: a task, its timer over midnight without a line, a question answered, a message read; what went beyond the hours is invoiced, paid, credited and refunded; the assistant is paid',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    const client = await newContact(request, 'month')
    const { id, display_name, email } = await newAssistant(request, client)
    await saveAddress(request, client)
    const project = await addDraft(request, client, { assistant_id: id, known_as: display_name })
    await openAs(page, client, '/client/checkout')
    await addTestCard(page, 'Visa')
    await sign(page)
    await payButton(page).click()
    await expect(page.getByText('Your payment is made and your subscription is active.')).toBeVisible()

    const assistant = await sessionOf(request, email)
    const other = await pageOf(browser, assistant, '/va/projects_candidate')
    await other.getByRole('article').getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(other.getByRole('article').getByText('Accepted')).toBeVisible()
    await prepare('begin-earlier.ts', project, '9')

    await page.goto('/client/tasks')
    await page.getByLabel('New task').fill(`Reconcile October !high @${display_name.split(' ')[0]}`)
    await expect(page.getByText('High priority')).toBeVisible()
    await expect(page.getByLabel('Add a task').getByText(display_name)).toBeVisible()
    await page.getByRole('button', { name: 'Add task' }).click()
    await settled(page)
    await expect(rows(page).filter({ hasText: 'Reconcile October' })).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page)

    const { before, after } = await aroundMidnight(request, assistant)
    await other.goto('/va/time')
    // The page's own parts have come before the line is cut.
    await other.waitForLoadState('networkidle')
    await other.context().setOffline(true)
    await other.clock.setFixedTime(before)
    await other.getByRole('button', { name: 'Start', exact: true }).click()
    await other.getByLabel('Task (optional)').selectOption('Reconcile October')
    await expect(other.getByText('You’re offline: it’s saved in this browser')).toBeVisible()
    await other.clock.setFixedTime(after)
    await other.getByRole('button', { name: /^Stop Reconcile October/ }).click()
    await other.clock.setFixedTime(new Date())
    await other.context().setOffline(false)
    await expect(line(other)).toHaveCount(2)
    await expect(line(other).nth(0)).toContainText('0h 15m (0.25h)')
    await expect(line(other).nth(1)).toContainText('0h 10m (0.17h)')
    await expectAccessibleAtEveryWidth(other)
    await other.goto('/va/tasks/todo')
    await other.getByRole('button', { name: 'Done: Reconcile October' }).click()
    await expect(other.getByRole('button', { name: 'Done: Reconcile October', pressed: true })).toBeVisible()

    await page.goto(`/client/projects/${project}`)
    await page.getByRole('button', { name: 'Add hours' }).click()
    const more = page.getByRole('dialog', { name: 'Add hours' })
    const press = more.getByRole('button', { name: /^Add 5 h for \$/ })
    await expect(press).toBeEnabled()
    await expectAccessibleAtEveryWidth(page)
    await press.click()
    await expect(more).toBeHidden()
    await expect(page.getByRole('region', { name: 'Hours', exact: true })).toContainText('Added hours5h 0m')
    await expect(page.getByRole('region', { name: 'Next tasks' })).toContainText('Nothing to do right now.')
    await page.getByRole('tab', { name: 'Time' }).click()
    const latest = page.getByRole('region', { name: 'Latest time' })
    await expect(latest.getByRole('listitem').filter({ hasText: 'Reconcile October' })).toHaveCount(2)
    await latest.getByRole('link', { name: 'All time' }).click()
    await expect(page.getByRole('region', { name: /day, / }).filter({ has: line(page) })).toHaveCount(2)
    const row = line(page).first()
    await row.getByRole('button', { name: /^Ask about/ }).click()
    await row.getByRole('textbox', { name: 'What would you like to know?' }).fill('Why so late?')
    await row.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(row.getByText('In question')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await other.goto('/va/time')
    await other.getByRole('textbox', { name: 'Your answer' }).fill('The bank sends its list at midnight.')
    await other.getByRole('button', { name: 'Send the answer' }).click()
    await expect(other.getByRole('textbox', { name: 'Your answer' })).toBeHidden()
    await page.reload()
    await expect(row.getByText('The bank sends its list at midnight.')).toBeVisible()
    await row.getByRole('button', { name: 'Accept the answer' }).click()
    await expect(line(page).getByText('Approved')).toHaveCount(1)

    await page.goto('/client/discussions')
    await settled(page)
    await rows(page).getByRole('link').first().click()
    await page.getByLabel('Write a message').fill('Thank you for the night shift.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(other.getByRole('link', { name: 'Discussions 1 unread' })).toBeVisible()
    await other.goto('/va/discussions')
    await settled(other)
    await rows(other).getByRole('link').first().click()
    await expect(other.getByText('Thank you for the night shift.')).toBeVisible()
    const menu = other.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Discussions', exact: true }), 'read').toBeVisible()
    await prepare('use-up-hours.ts', project)
    await logMore(request, assistant)
    await enterAccounts(request, assistant)
    await page.goto(`/client/projects/${project}`)
    await page.getByRole('button', { name: 'Approve this time' }).click()
    await expect(page.getByRole('button', { name: 'Approve this time' })).toBeHidden()
    await prepare('invoice-time-above.ts', project)
    await page.goto('/client/invoices')
    await settled(page)
    await rows(page).filter({ hasText: 'Extra time' }).getByRole('link').first().click()
    const lines = page.getByRole('region', { name: 'Lines' })
    await expect(lines).toContainText('1h 30m × $38.00 CAD')
    await lines.getByRole('button', { name: 'Show the entries of' }).click()
    await expect(lines.getByRole('listitem').filter({ hasText: 'Year-end boxes' })).toContainText('$57.00 CAD')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: /^Pay \$.* now$/ }).click()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    const { pathname } = new URL(page.url())

    const finance = await browser.newPage()
    await openAsStaff(finance, 'finance', pathname.replace('/client/', '/admin/'))
    await finance.getByRole('button', { name: /^Refund Visa/ }).click()
    const refund = finance.getByRole('dialog', { name: /^Refund Visa/ })
    await refund.getByLabel('Amount (CAD)').fill('20')
    await refund.getByLabel('Reason').fill('The boxes were ours')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(finance.getByRole('region', { name: 'Payments' })).toContainText('-$20.00 CAD')
    await finance.getByRole('button', { name: 'Issue a credit note' }).click()
    const note = finance.getByRole('dialog', { name: 'Issue a credit note' })
    await note.getByLabel('Reason').fill('The boxes were ours')
    await note.getByRole('button', { name: 'Issue the credit note' }).click()
    await expect(finance.getByRole('region', { name: 'Lines' })).toContainText('Credit note CAD-CN-')
    await expectAccessibleAtEveryWidth(finance)

    await finance.goto(`/admin/bills?search=${encodeURIComponent(display_name)}`)
    await finance.getByRole('button', { name: 'Update drafts' }).click()
    await settled(finance)
    await rows(finance).filter({ hasText: 'Draft' }).getByRole('link').first().click()
    await finance.getByRole('button', { name: 'Post', exact: true }).click()
    await finance.getByRole('button', { name: 'Post the bill' }).click()
    const bill = finance.getByRole('heading', { level: 1, name: /^Bill (CAD|USD)-B-\d{5}$/ })
    await expect(bill).toBeVisible()
    const number = (await bill.innerText()).replace('Bill ', '')
    await finance.getByRole('button', { name: 'Mark as paid' }).click()
    await finance.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect(finance.getByText(/^Paid on /).first()).toBeVisible()
    await finance.close()
    await other.goto('/va/billing')
    await settled(other)
    await rows(other).filter({ hasText: number }).getByRole('link').first().click()
    await expect(other.getByText(/^Paid on /).first()).toBeVisible()
    await other
      .getByRole('button', { name: /^Show \d+ entr/ })
      .first()
      .click()
    await expect(other.getByRole('listitem').filter({ hasText: 'Year-end boxes' })).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    await other.close()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Lines' })).toContainText('The boxes were ours')
  },
)
