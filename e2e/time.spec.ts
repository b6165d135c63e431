import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { connected } from './steps/notifications.ts'
import { authorized, openAs, sessionOf, type Person } from './steps/session.ts'

// They use the one timer of the same assistant.
test.describe.configure({ mode: 'default' })

const dock = (page: Page) => page.getByRole('region', { name: 'Timer' })

/** What the server knows of the person's timers. */
async function timersOf(request: APIRequestContext, person: Person) {
  const answer = await request.get('/api/timers', { headers: authorized(person) })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as { timers: { id: string; state: string; description: string }[] }
}

/** No timer is left of an earlier journey. */
async function withoutTimers(request: APIRequestContext, person: Person): Promise<void> {
  for (const { id } of (await timersOf(request, person)).timers) {
    const data = { event: 'discard', uuid: crypto.randomUUID(), at: new Date().toISOString() }
    await request.post(`/api/timers/${id}/events`, { headers: authorized(person), data })
  }
}

test(
  'C3.2 the timer runs over a reload and without a line, tells another browser at once, and its stop is an entry',
  { tag: '@any-width' },
  async ({ page, browser, context, request }) => {
    test.slow()
    const assistant = await sessionOf(request, 'va@demo.test')
    await withoutTimers(request, assistant)
    const work = `Drafted the newsletter ${Date.now()}`

    const other = await (await browser.newContext()).newPage()
    await openAs(other, assistant, '/va/home')
    await connected(request, await sessionOf(request, 'super@demo.test'), assistant)
    await openAs(page, assistant, '/va/time')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByLabel('What are you working on?').fill(work)
    await expect(page).toHaveTitle(/^0:00 ▸ /)
    await expectAccessibleAtEveryWidth(page)
    await expect(dock(other).getByRole('timer')).toBeVisible()

    await expect.poll(() => timersOf(request, assistant)).toMatchObject({ timers: [{ description: work }] })
    await page.reload()
    await expect(page.getByLabel('What are you working on?')).toHaveValue(work)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Projects' }).click()
    await menu.getByRole('link', { name: 'Past' }).click()
    await expect(dock(page).getByRole('button', { name: /^Pause/ })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await context.setOffline(true)
    await dock(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await expect(dock(page).getByRole('button', { name: /^Resume/ })).toBeVisible()
    await expect(dock(page).getByText('Saved in this browser.')).toBeVisible()
    expect(await timersOf(request, assistant)).toMatchObject({ timers: [{ state: 'running' }] })
    await context.setOffline(false)
    await expect(dock(page).getByText('Saved in this browser.')).toBeHidden()
    await expect(dock(other).getByRole('button', { name: /^Resume/ })).toBeVisible()

    await page.keyboard.press('Alt+Shift+P')
    await expect(dock(other).getByRole('button', { name: /^Pause/ })).toBeVisible()
    await dock(page).getByRole('button', { name: /^Stop/ }).click()
    await expect(dock(page)).toBeHidden()
    await expect(dock(other)).toBeHidden()
    await page.keyboard.press('Alt+Shift+T')
    await expect(page.getByRole('listitem').filter({ hasText: work }).first()).toBeVisible()
    await other.context().close()
  },
)

test(
  'C3 time entered by hand is asked about, answered and accepted, line by line',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    const assistant = await sessionOf(request, 'va@demo.test')
    await withoutTimers(request, assistant)
    const work = `Sorted receipts ${Date.now()}`
    await openAs(page, assistant, '/va/time')
    await page.getByRole('button', { name: 'Add time' }).click()
    const form = page.getByRole('form', { name: 'Add time' })
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect(form.getByText('Enter when you began')).toBeVisible()
    await form.getByLabel('Entered as').selectOption('duration')
    await form.getByLabel('How long').fill('6m')
    await form.getByLabel('What did you work on?').fill(work)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add time' }).click()
    const line = (at: Page) => at.getByRole('listitem').filter({ hasText: work })
    await expect(line(page).getByText('0h 6m (0.10h)')).toBeVisible()

    const clients = await browser.newContext({ viewport: page.viewportSize() })
    const client = await clients.newPage()
    await openAs(client, await sessionOf(request, 'client@demo.test'), '/client/time')
    await client.getByRole('searchbox').fill(work)
    await expect(client.getByText('1 entry', { exact: true })).toBeVisible()
    await line(client)
      .getByRole('button', { name: /^Ask about/ })
      .click()
    await line(client).getByRole('textbox', { name: 'What would you like to know?' }).fill('Which receipts were these?')
    await expectAccessibleAtEveryWidth(client)
    await line(client).getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(line(client).getByText('Asked about')).toBeVisible()

    await page.reload()
    await line(page).getByRole('textbox', { name: 'Your answer' }).fill('Those of the trade fair.')
    await expectAccessible(page)
    await line(page).getByRole('button', { name: 'Send the answer' }).click()
    await expect(line(page).getByText('Those of the trade fair.')).toBeVisible()
    await expect(line(page).getByRole('textbox', { name: 'Your answer' })).toBeHidden()

    await client.reload()
    await line(client).getByRole('button', { name: 'Accept the answer' }).click()
    await expect(line(client).getByText('Approved')).toBeVisible()
    await client.getByRole('button', { name: 'By task' }).click()
    await expect(client).toHaveURL(/group=task/)
    await expect(line(client).getByText('Approved')).toBeVisible()
    await client.getByRole('button', { name: 'Approve all' }).click()
    const question = client.getByRole('dialog', { name: 'Approve this time?' })
    await expect(question.getByText('There is nothing left to approve here.')).toBeVisible()
    await clients.close()
  },
)
