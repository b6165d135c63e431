import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { connected } from './steps/notifications.ts'
import { authorized, openAs, sessionOf, type Person } from './steps/session.ts'

// They use the one timer of the same assistant.
test.describe.configure({ mode: 'default' })

const dock = (page: Page) => page.getByRole('region', { name: 'Timer' })

interface Known {
  readonly timers: readonly {
    id: string
    state: string
    description: string
    task_name: string | null
    billable: boolean
  }[]
  readonly places: readonly {
    project_uuid: string
    project_name: string
    tasks: readonly { uuid: string; name: string }[]
  }[]
}

/** What the server knows of the person's timers. */
async function known(request: APIRequestContext, person: Person): Promise<Known> {
  const answer = await request.get('/api/timers', { headers: authorized(person) })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Known
}

/** No timer is left of an earlier journey; where the assistant works, and a task there. */
async function rested(request: APIRequestContext, person: Person) {
  const { timers, places } = await known(request, person)
  for (const { id } of timers) {
    const data = { event: 'discard', uuid: crypto.randomUUID(), at: new Date().toISOString() }
    await request.post(`/api/timers/${id}/events`, { headers: authorized(person), data })
  }
  const place = places.find(({ tasks }) => tasks.length > 0)
  const [task] = place?.tasks ?? []
  if (!place || !task) throw new Error('The assistant has no task')
  return { place, task }
}

const running = async (request: APIRequestContext, person: Person) =>
  (await known(request, person)).timers.filter(({ state }) => state === 'running').map(({ task_name }) => task_name)

test(
  'C3.2 the timer runs over a reload and without a line, tells another browser at once, and its stop is an entry',
  { tag: '@any-width' },
  async ({ page, browser, context, request }) => {
    test.slow()
    const assistant = await sessionOf(request, 'va@demo.test')
    await rested(request, assistant)
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

    await expect.poll(() => known(request, assistant)).toMatchObject({ timers: [{ description: work }] })
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
    expect(await known(request, assistant)).toMatchObject({ timers: [{ state: 'running' }] })
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
    await rested(request, assistant)
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

test(
  'C3.2 a timer starts in a task’s row, on its page, on its project’s page and at home, each stopping the one before',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const assistant = await sessionOf(request, 'va@demo.test')
    const { place, task } = await rested(request, assistant)

    await openAs(page, assistant, '/va/tasks/todo')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Start timer: / }) })
      .first()
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('button', { name: `Start timer: ${name}` }).click()
    await expect(page.getByRole('button', { name: `Stop timer: ${name}` })).toBeVisible()
    await expect(dock(page)).toContainText(name)
    await expect.poll(() => running(request, assistant)).toEqual([name])
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: `Stop timer: ${name}` }).click()
    await expect(dock(page)).toBeHidden()
    await expect.poll(() => running(request, assistant)).toEqual([])

    await page.goto(`/va/tasks/${task.uuid}`)
    await page
      .getByRole('button', { name: `Start timer: ${task.name}` })
      .first()
      .click()
    await expect.poll(() => running(request, assistant)).toEqual([task.name])
    await expectAccessibleAtEveryWidth(page)

    await page.goto(`/va/projects/${place.project_uuid}`)
    await page.getByRole('button', { name: `Start timer: ${place.project_name}` }).click()
    const message = page.getByRole('status').filter({ hasText: 'Now timing' })
    await expect(message).toContainText(
      `Stopped ${task.name} · ${place.project_name}. Now timing ${place.project_name}.`,
    )
    await expect.poll(() => running(request, assistant)).toEqual([null])
    await expectAccessibleAtEveryWidth(page)
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => running(request, assistant)).toEqual([task.name])

    await page.goto('/va/home')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Stop timer: / })
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: /^Start timer: / })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Start timer: / })
      .click()
    await expect.poll(() => running(request, assistant)).toEqual([task.name])
  },
)

test(
  'C3.2 Alt+Shift+S stops what runs and starts what was worked on last, from any page and out of a field',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const assistant = await sessionOf(request, 'va@demo.test')
    const { place, task } = await rested(request, assistant)
    const id = `${place.project_uuid}${task.uuid}`
    const event = (name: string) =>
      request.post(`/api/timers/${id}/events`, {
        headers: authorized(assistant),
        data: { event: name, uuid: crypto.randomUUID(), at: new Date().toISOString() },
      })
    await event('start')
    await openAs(page, assistant, '/va/billing')
    await expect(dock(page)).toContainText(task.name)
    await expect(dock(page).getByRole('timer')).not.toHaveText('0:00:00')
    await page.keyboard.press('Alt+Shift+S')
    await expect(dock(page)).toBeHidden()
    await expect.poll(() => running(request, assistant)).toEqual([])
    await page.goto('/va/tasks/todo')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Alt+Shift+S')
    await expect(dock(page)).toContainText(task.name)
    await expect.poll(() => running(request, assistant)).toEqual([task.name])
    await expect(page.getByRole('searchbox')).toHaveValue('')
  },
)

test(
  'C3.2 /va/time starts in one press, the rest is said while it runs, and an entry is continued with all of it',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const assistant = await sessionOf(request, 'va@demo.test')
    const { place, task } = await rested(request, assistant)
    const work = `Proofread the flyer ${Date.now()}`
    await openAs(page, assistant, '/va/time')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const timers = page.getByRole('list', { name: 'Timers' })
    await timers.getByLabel('Task (optional)').selectOption(task.name)
    await timers.getByLabel('What are you working on?').fill(work)
    await timers.getByRole('switch', { name: 'Billable' }).press('Space')
    const said = { task_name: task.name, description: work, billable: false, state: 'running' }
    await expect.poll(async () => (await known(request, assistant)).timers).toMatchObject([said])
    await expectAccessibleAtEveryWidth(page)
    await expect(timers.getByRole('timer')).not.toHaveText('0:00:00')
    await timers.getByRole('button', { name: /^Stop/ }).click()
    const line = page.getByRole('listitem').filter({ hasText: work }).first()
    await expect(line).toContainText(/0h <1m \(<?0\.0[01]h\)|0h 1m \(<?0\.0[01]h\)/)
    await line.getByRole('button', { name: /^Continue / }).click()
    await expect.poll(async () => (await known(request, assistant)).timers).toMatchObject([said])
    await expect(line.getByRole('button', { name: /^Continue / })).toBeHidden()
    expect(place.tasks).toContainEqual(task)
    await rested(request, assistant)
  },
)
