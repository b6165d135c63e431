import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { connected } from './steps/notifications.ts'
import { newWork, type OwnWork } from './steps/own-work.ts'
import { authorized, openAs, sessionOf, type Person } from './steps/session.ts'

let prepared: Promise<OwnWork> | undefined

/** Whose timer it is, and who they work for: nobody else's journey touches it, and a worker's own come one after the other. */
const ownWork = (): Promise<OwnWork> => (prepared ??= newWork())

const dock = (page: Page) => page.getByRole('region', { name: 'Timer' })
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
const timerCards = (page: Page) => page.getByRole('list', { name: 'Timers' })

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
    const assistant = await sessionOf(request, (await ownWork()).assistant)
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
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    await rested(request, assistant)
    const work = `Sorted receipts ${Date.now()}`
    await openAs(page, assistant, '/va/time')
    await page.getByRole('button', { name: 'Add time' }).click()
    const form = page.getByRole('form', { name: 'Add time' })
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect(form.getByText('Enter when you started')).toBeVisible()
    await form.getByLabel('Entered as').selectOption('duration')
    await form.getByLabel('How long').fill('6m')
    await form.getByLabel('What did you work on?').fill(work)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add time' }).click()
    const line = (at: Page) => at.getByRole('listitem').filter({ hasText: work })
    await expect(line(page).getByText('0h 6m (0.10h)')).toBeVisible()

    const clients = await browser.newContext({ viewport: page.viewportSize() })
    const client = await clients.newPage()
    await openAs(client, await sessionOf(request, (await ownWork()).client), '/client/time')
    await client.getByRole('searchbox').fill(work)
    await expect(client.getByText('1 entry', { exact: true })).toBeVisible()
    await line(client)
      .getByRole('button', { name: /^Ask about/ })
      .click()
    await line(client).getByRole('textbox', { name: 'What would you like to know?' }).fill('Which receipts were these?')
    await expectAccessibleAtEveryWidth(client)
    await line(client).getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(line(client).getByText('In question')).toBeVisible()

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
    const assistant = await sessionOf(request, (await ownWork()).assistant)
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
  'C3.2 a timer that is started while the rest of the page is still on its way is shown as it runs',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    const { task } = await rested(request, assistant)
    const queued: (() => Promise<void>)[] = []
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch()
      // The dock's own part.
      if ((await answer.text()).includes('data-bottom-bar')) queued.push(() => route.fulfill({ response: answer }))
      else await route.fulfill({ response: answer })
    })
    await openAs(page, assistant, '/va/tasks/todo')
    await page.getByRole('button', { name: `Start timer: ${task.name}` }).click()
    await expect.poll(() => running(request, assistant)).toEqual([task.name])
    await expect(page.getByRole('button', { name: `Stop timer: ${task.name}` })).toBeVisible()
    await expect(dock(page)).toBeHidden()
    await Promise.all(queued.map((goOn) => goOn()))
    await expect(dock(page)).toContainText(task.name)
    await page.getByRole('button', { name: `Stop timer: ${task.name}` }).click()
    await expect(dock(page)).toBeHidden()
    // What the page fetches ahead may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'C3.2 Stop without a word about the work pauses at once and asks for it; whoever keeps it running loses no second',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    await rested(request, assistant)
    const states = async () => (await known(request, assistant)).timers.map(({ state }) => state)
    await openAs(page, assistant, '/va/time')
    await start(page).click()
    await expect(timerCards(page).getByRole('timer')).toHaveText(/^0:00:0[1-9]/)
    await expect.poll(states).toEqual(['running'])
    const stop = timerCards(page).getByRole('button', { name: /^Stop/ })
    const dialogShown = page.getByRole('dialog', { name: 'Stop the timer' })

    await stop.click()
    await expect(dialogShown.getByLabel('What did you work on?')).toBeFocused()
    await expect.poll(states).toEqual(['paused'])
    await expectAccessibleAtEveryWidth(page)
    await dialogShown.getByRole('button', { name: 'Keep it running' }).click()
    await expect(dialogShown).toBeHidden()
    await expect.poll(states).toEqual(['running'])
    await expect(timerCards(page).getByRole('button', { name: /^Pause/ })).toBeVisible()

    await stop.click()
    await dialogShown.getByRole('button', { name: 'Stop and save' }).click()
    await expect(dialogShown.getByText('Say in a few words what you worked on. Your client reads it.')).toBeVisible()
    const work = `Packed the frames ${Date.now()}`
    await dialogShown.getByLabel('What did you work on?').fill(work)
    await dialogShown.getByRole('button', { name: 'Stop and save' }).click()
    await expect(dialogShown).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: work }).first()).toBeVisible()
    await expect.poll(states).toEqual([])
  },
)

test(
  'C3.2 no word typed about a timer is lost: its task is chosen elsewhere, it is stopped by the keys, or stopped elsewhere',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    const { place, task } = await rested(request, assistant)
    const elsewhere = async (id: string, data: object) => {
      const answer = await request.post(`/api/timers/${id}/events`, {
        headers: authorized(assistant),
        data: { uuid: crypto.randomUUID(), at: new Date().toISOString(), ...data },
      })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const field = timerCards(page).getByLabel('What are you working on?')
    const entry = (work: string) => page.getByRole('listitem').filter({ hasText: work }).first()
    await openAs(page, assistant, '/va/time')
    await start(page).click()
    await expect.poll(() => running(request, assistant)).toEqual([null])
    const [one, two, three] = ['Framed', 'Hung', 'Wrapped'].map((verb) => `${verb} a picture ${Date.now()}`) as [
      string,
      string,
      string,
    ]

    await field.fill(one)
    await elsewhere(place.project_uuid, { event: 'describe', task_uuid: task.uuid })
    await expect
      .poll(async () => (await known(request, assistant)).timers)
      .toMatchObject([{ task_name: task.name, description: one }])
    await expect(timerCards(page).getByLabel('Task (optional)')).not.toHaveValue('')
    await expect(field).toHaveValue(one)
    await expect(timerCards(page).getByRole('timer')).toHaveText(/^0:00:0[1-9]/)

    await field.fill(two)
    await page.keyboard.press('Alt+Shift+S')
    await expect(entry(two)).toBeVisible()

    await start(page).click()
    await expect.poll(() => running(request, assistant)).toEqual([null])
    await expect(timerCards(page).getByRole('timer')).toHaveText(/^0:00:0[1-9]/)
    await field.fill(three)
    await elsewhere(place.project_uuid, { event: 'stop', description: 'Stopped on a phone' })
    await expect(page.getByRole('alert').filter({ hasText: `“${three}”` })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText(three)).toBeHidden()
  },
)

test(
  'C3.2 Alt+Shift+S stops what runs and starts what was worked on last, from any page and out of a field',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const assistant = await sessionOf(request, (await ownWork()).assistant)
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
    const assistant = await sessionOf(request, (await ownWork()).assistant)
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

/** Says what the timer is for, lets it run for two seconds, and stops it. */
async function workAndStop(page: Page, work: string): Promise<void> {
  await timerCards(page).getByLabel('What are you working on?').fill(work)
  await expect(timerCards(page).getByRole('timer')).toHaveText(/^0:00:0[2-9]/)
  await timerCards(page).getByRole('button', { name: /^Stop/ }).click()
  await expect(timerCards(page)).toBeHidden()
}

test(
  'C3.2 what ran offline while a phone logged time is stored where it is free, and the rest is listed to add or dismiss',
  { tag: '@any-width' },
  async ({ page, browser, context, request }) => {
    test.slow()
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    await rested(request, assistant)
    await openAs(page, assistant, '/va/time')
    await expect(start(page)).toBeVisible()
    const phone = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage()
    await openAs(phone, assistant, '/va/time')

    await context.setOffline(true)
    await start(page).click()
    for (const work of ['Called the printer', 'Called the designer']) {
      await start(phone).click()
      await expect.poll(() => running(request, assistant)).toEqual([null])
      await workAndStop(phone, work)
      await expect.poll(() => running(request, assistant)).toEqual([])
    }
    await workAndStop(page, 'Answered mails offline')
    await expect(page.getByText(/1 start.* and 1 stop waiting to be sent/)).toBeVisible()
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
    await expect(waiting.getByText(/, \d\d:\d\d–\d\d:\d\d$/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await context.setOffline(false)
    const rejected = page.getByRole('region', { name: 'Time that wasn’t logged' })
    await expect(rejected.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('waiting to be sent')).toBeHidden()
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await expect(rejected.getByRole('listitem')).toHaveCount(2)

    const first = rejected.getByRole('listitem').first()
    await first.getByRole('button', { name: 'Add by hand' }).click()
    const form = page.getByRole('form', { name: 'Add time' })
    await expect(form.getByLabel('Start', { exact: true })).not.toHaveValue('')
    // On the assistant's clock too, wherever this browser is.
    const started = await form.getByLabel('Start', { exact: true }).inputValue()
    await expect(first).toContainText(/\d\d:\d\d/.exec(started)?.[0] ?? 'a time')
    await form.getByLabel('Entered as').selectOption('duration')
    await form.getByLabel('How long').fill('1m')
    await form.getByLabel('What did you work on?').fill(`Answered mails offline ${Date.now()}`)
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect(rejected.getByRole('listitem')).toHaveCount(1)
    await rejected.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect(rejected).toBeHidden()
    await page.reload()
    await expect(start(page)).toBeVisible()
    await expect(rejected).toBeHidden()
    await phone.context().close()
  },
)

test(
  'C3.2 a timer starts in the calendar of a day, at what was logged and what is due, and free hours take new time',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const assistant = await sessionOf(request, (await ownWork()).assistant)
    const { place } = await rested(request, assistant)
    const headers = authorized(assistant)
    const zone = (await (await request.get('/api/timers', { headers })).json()) as { today: string; first_day: string }
    const work = `Sorted photos ${Date.now()}`
    const added = await request.post('/api/time', {
      headers,
      data: {
        rate_plan_uuid: (place as unknown as { rate_plan_uuid: string }).rate_plan_uuid,
        task_uuid: null,
        task_date: zone.first_day,
        seconds: 60,
        billable: true,
        description: work,
      },
    })
    expect(added.status(), await added.text()).toBe(200)

    await openAs(page, assistant, '/va/time')
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Day' }).click()
    await expect(page).toHaveURL(/view=day/)
    await expect(page.getByRole('region', { name: 'Tasks due' })).toBeVisible()
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()

    await page.goto(`/va/time?view=day&day=${zone.first_day}`)
    const untimed = page.getByRole('region', { name: 'Without a time of day' })
    await expect(untimed).toContainText(work)
    await page
      .getByRole('button', { name: /^Add time at / })
      .last()
      .click()
    const form = page.getByRole('form', { name: 'Add time' })
    await expect(form.getByLabel('Day')).toHaveValue(zone.first_day)
    await form.getByLabel('What did you work on?').fill(`${work}, on the clock`)
    await form.getByRole('button', { name: 'Add time' }).click()
    const block = page
      .getByRole('list', { name: 'Logged on this day' })
      .getByRole('listitem')
      .filter({ hasText: `${work}, on the clock` })
    await expect(block).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await block.getByRole('button').first().click()
    const chosen = page.getByRole('list', { name: 'Selected entry' })
    await expect(chosen).toContainText(`${work}, on the clock`)
    await expectAccessibleAtEveryWidth(page)
    await block.getByRole('button', { name: /^Continue / }).click()
    await expect
      .poll(async () => (await known(request, assistant)).timers)
      .toMatchObject([{ description: `${work}, on the clock`, state: 'running' }])
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('list', { name: 'Logged on this day' }).getByRole('timer')).toBeVisible()
    await rested(request, assistant)
  },
)

test(
  'C3.2 time that wasn’t logged is dismissed all at once, after a look at how much it is, and not what came since',
  { tag: '@any-width' },
  async ({ page, request }) => {
    // What others stopped a moment ago is in the way of what these stop half an hour ago.
    const assistant = await sessionOf(request, (await newWork()).assistant)
    const { place } = await rested(request, assistant)
    // Stopped again, later than the server knows: what a device ran without its knowing.
    const stopAgain = async (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString()
      const headers = authorized(assistant)
      const rejected = async () =>
        ((await (await request.get('/api/timers/rejected', { headers })).json()) as { count: number }).count
      const before = await rejected()
      for (const [event, when] of [
        ['start', new Date(Date.parse(at) - 20_000).toISOString()],
        ['stop', new Date(Date.parse(at) - 10_000).toISOString()],
        ['stop', at],
      ] as const) {
        const data = { event, uuid: crypto.randomUUID(), at: when, description: 'Sanded a frame' }
        const answer = await request.post(`/api/timers/${place.project_uuid}/events`, { headers, data })
        expect(answer.status(), await answer.text()).toBe(200)
      }
      expect(await rejected()).toBe(before + 1)
    }
    await stopAgain(30)
    await stopAgain(29)
    await openAs(page, assistant, '/va/time')
    const list = page.getByRole('region', { name: 'Time that wasn’t logged' })
    const parts = list.getByRole('listitem')
    await expect(list).toBeVisible()
    const count = await parts.count()
    await list.getByRole('button', { name: 'Dismiss all' }).click()
    const dialogShown = page.getByRole('dialog', { name: 'Dismiss all of this time?' })
    await expect(dialogShown).toContainText(`${count} periods of timer time, 0:00:`)
    await expectAccessibleAtEveryWidth(page)
    await stopAgain(28)
    await dialogShown.getByRole('button', { name: `Dismiss all ${count}` }).click()
    await expect(dialogShown.getByText(/^This list has changed since you opened it/)).toBeVisible()
    await expect(parts).toHaveCount(count + 1)
    await dialogShown.getByRole('button', { name: `Dismiss all ${count + 1}` }).click()
    await expect(dialogShown).toBeHidden()
    await expect(list).toBeHidden()
  },
)
