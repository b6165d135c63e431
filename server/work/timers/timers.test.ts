import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../testing/call.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, client, addWorker, send, notified: message, waiting } = await timeSuite(now)

const minute = 60
const hour = 3600
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const at = (seconds: number) => after(seconds).toISOString()

interface Sent {
  readonly uuid?: string
  readonly [name: string]: unknown
}

/** Sends what happened so many seconds after the start, at that instant unless `late` says when it arrives. */
async function happen(
  worker: Worker,
  event: string,
  seconds: number,
  about: Sent & { late?: number; id?: string } = {},
) {
  const { late = seconds, id = worker.ratePlan.project_uuid, ...body } = about
  clock.set(after(late))
  return send(`POST /timers/${id}/events`, worker.token, {
    event,
    uuid: crypto.randomUUID(),
    at: at(seconds),
    ...body,
  })
}

const timerOf = ({ body }: Answer) => body['timer'] as Record<string, unknown> | null

beforeEach(() => {
  clock.set(now)
  waiting.splice(0)
})

describe('a timer', () => {
  it('C3.2 counts what it runs, without its pauses, and its stop makes an entry for each stretch', async () => {
    const worker = await addWorker()
    const started = await happen(worker, 'start', 0, { description: 'Inbox' })
    expect(timerOf(started)).toMatchObject({
      id: worker.ratePlan.project_uuid,
      state: 'running',
      seconds: 0,
      moved: false,
      rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
    })
    expect(timerOf(await happen(worker, 'pause', 10 * minute))).toMatchObject({ state: 'paused', seconds: 600 })
    expect(timerOf(await happen(worker, 'resume', 15 * minute))).toMatchObject({ state: 'running', seconds: 600 })
    const stopped = await happen(worker, 'stop', 20 * minute)
    expect(timerOf(stopped)).toBeNull()
    expect(timeOf(stopped)).toMatchObject([
      { start_at: at(0), end_at: at(10 * minute), seconds: 600, source: 'timer', status: 'open', description: 'Inbox' },
      { start_at: at(15 * minute), end_at: at(20 * minute), seconds: 300 },
    ])
    expect((await send('GET /timers', worker.token)).body).toMatchObject({ timers: [] })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 2, totalTime: 900 })
  })

  it('of a task has the task’s uuid behind the subscription’s, and its time is the task’s', async () => {
    const worker = await addWorker()
    const task = await addTask(database, worker.ratePlan.project_uuid)
    const id = worker.ratePlan.project_uuid + task
    expect(timerOf(await happen(worker, 'start', 0, { id }))).toMatchObject({ task_name: 'Close the month' })
    const [entry] = timeOf(await happen(worker, 'stop', 5 * minute, { id }))
    expect(entry).toMatchObject({ task_uuid: task, task_name: 'Close the month', description: 'Close the month' })
    const { rows } = await database.pool.query('select seconds_logged from tasks where uuid = $1', [task])
    expect(rows).toEqual([{ seconds_logged: 300 }])
  })

  it('over local midnight is one entry a day', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 13.5 * hour)
    expect(timeOf(await happen(worker, 'stop', 14.5 * hour))).toMatchObject([
      { task_date: '2026-11-20', seconds: 1800 },
      { task_date: '2026-11-21', seconds: 1800 },
    ])
  })

  it('said again, an event is answered alike and does nothing', async () => {
    const worker = await addWorker()
    const uuid = crypto.randomUUID()
    const first = await happen(worker, 'start', 0, { uuid })
    const again = await happen(worker, 'start', 0, { uuid, late: 60 })
    expect(again.text).toBe(first.text)
    const stop = crypto.randomUUID()
    const stopped = await happen(worker, 'stop', 300, { uuid: stop })
    expect((await happen(worker, 'stop', 300, { uuid: stop, late: 400 })).text).toBe(stopped.text)
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1, totalTime: 300 })
  })

  it('ten tabs that send the same start and stop at once make one entry', async () => {
    const worker = await addWorker()
    await Promise.all(Array.from({ length: 10 }, () => happen(worker, 'start', 0)))
    await Promise.all(Array.from({ length: 10 }, () => happen(worker, 'stop', 300)))
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1, totalTime: 300 })
  })

  it('a second start is 409 with the one that runs, or stops that first', async () => {
    const worker = await addWorker()
    const id = worker.ratePlan.project_uuid + (await addTask(database, worker.ratePlan.project_uuid))
    await happen(worker, 'start', 0)
    const rejected = await happen(worker, 'start', 300, { id })
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'timer_running', timer_id: worker.ratePlan.project_uuid },
    })
    const replaced = await happen(worker, 'start', 300, { id, replace: true })
    expect(timerOf(replaced)).toMatchObject({ id, state: 'running' })
    expect(timeOf(replaced)).toMatchObject([{ seconds: 300, end_at: at(300) }])
    const { body } = await send('GET /timers', worker.token)
    expect(body['timers']).toMatchObject([{ id, state: 'running' }])
  })

  it('twenty starts of two tasks at once leave one running', async () => {
    const worker = await addWorker()
    const ids = [
      worker.ratePlan.project_uuid,
      worker.ratePlan.project_uuid + (await addTask(database, worker.ratePlan.project_uuid)),
    ]
    await Promise.all(
      Array.from({ length: 20 }, (_, each) => happen(worker, 'start', 0, { id: ids[each % 2] as string })),
    )
    const { body } = await send('GET /timers', worker.token)
    expect(body['timers']).toMatchObject([{ state: 'running' }])
  })

  it('runs on where another one was started before it, and that one is paused from there on', async () => {
    const worker = await addWorker()
    const id = worker.ratePlan.project_uuid + (await addTask(database, worker.ratePlan.project_uuid))
    await happen(worker, 'start', 600)
    const earlier = await happen(worker, 'start', 300, { id, replace: true, late: 900 })
    expect(timerOf(earlier)).toMatchObject({ state: 'paused', seconds: 300, moved: false })
    expect(timeOf(earlier)).toEqual([])
    expect(timeOf(await happen(worker, 'stop', 900))).toMatchObject([{ start_at: at(600), seconds: 300 }])
    expect(timeOf(await happen(worker, 'stop', 600, { id, late: 900 }))).toMatchObject([{ start_at: at(300) }])
  })

  it('what was paused may go on beside others, and is not lost', async () => {
    const worker = await addWorker()
    const id = worker.ratePlan.project_uuid + (await addTask(database, worker.ratePlan.project_uuid))
    await happen(worker, 'start', 0)
    await happen(worker, 'pause', 60)
    await happen(worker, 'start', 60, { id })
    await happen(worker, 'stop', 120, { id })
    expect(timeOf(await happen(worker, 'stop', 180))).toMatchObject([{ seconds: 60, start_at: at(0) }])
  })

  it('discarded leaves nothing, and the same again is answered', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    expect((await happen(worker, 'discard', 60)).body).toMatchObject({ timer: null, time: [] })
    expect((await happen(worker, 'stop', 90)).body).toMatchObject({ timer: null, time: [] })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0 })
  })

  it('a stretch without a second in it is none', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    expect(timeOf(await happen(worker, 'stop', 0))).toEqual([])
  })
})

describe('what was sent late', () => {
  it('is placed where it happened, when nothing is in its way', async () => {
    const worker = await addWorker()
    const started = await happen(worker, 'start', -1800, { late: 3600 })
    expect(timerOf(started)).toMatchObject({ running_since: at(-1800), moved: false })
    expect(timeOf(await happen(worker, 'stop', 600, { late: 3600 }))).toMatchObject([{ seconds: 2400 }])
  })

  it.each([
    ['in the future', 900, 0],
    ['from before the days that one still writes', -30 * 24 * hour, -7 * 24 * hour - 10 * hour],
  ])('%s is placed where it can be, and says so', async (_what, given, placed) => {
    const worker = await addWorker()
    const started = await happen(worker, 'start', given, { late: 0 })
    expect(timerOf(started)).toMatchObject({ running_since: at(placed), moved: true })
  })

  it('over time that is logged is placed behind it, and says so', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: after(-1200), seconds: 600 })
    const started = await happen(worker, 'start', -900, { late: 0 })
    expect(timerOf(started)).toMatchObject({ running_since: at(-600), moved: true })
  })

  it('a stop from before its start is placed at the start', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    expect((await happen(worker, 'stop', -60, { late: 60 })).body).toMatchObject({ timer: null, time: [] })
  })
})

describe('time that a timer counts', () => {
  it('is taken until now, paused or running, and nothing is entered over it', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await happen(worker, 'pause', 600)
    await happen(worker, 'resume', 1200)
    clock.set(after(1800))
    const enter = (from: number, to: number) =>
      send('POST /time', worker.token, {
        rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
        start_at: at(from),
        end_at: at(to),
        description: 'By hand',
      })
    for (const [from, to] of [
      [0, 60],
      [500, 700],
      [1300, 1400],
      [1799, 1800],
    ] as const) {
      const rejected = await enter(from, to)
      expect(rejected).toMatchObject({ status: 409, body: { code: 'overlaps', clash: { uuid: null } } })
    }
    expect((await enter(600, 1200)).status).toBe(200)
    expect((await enter(-60, 0)).status).toBe(200)
    // The database holds it, whoever writes.
    await expect(addTimeEntry(database, worker.ratePlan, { start_at: after(100), seconds: 60 })).rejects.toMatchObject({
      constraint: 'time_entries_no_timer',
    })
  })
})

describe('“Still working?”', () => {
  it('is asked after two hours without a sign; without an answer the last stretch is unconfirmed, and nothing is cut', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await happen(worker, 'pause', 600)
    await happen(worker, 'resume', 1200)
    clock.set(after(1200 + 2 * hour))
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ ask_still_working: false }])
    clock.set(after(1200 + 4 * hour + 61))
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ ask_still_working: true }])
    const stopped = await happen(worker, 'stop', 1200 + 5 * hour)
    expect(timeOf(stopped)).toMatchObject([
      { seconds: 600, status: 'open' },
      { seconds: 5 * hour, status: 'unconfirmed' },
    ])
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 2, totalTime: 600 })
    const project = worker.ratePlan.project_uuid
    expect((await send(`GET /time?project_uuid=${project}`, client)).body).toMatchObject({ count: 1 })
  })

  it('isn’t asked at exactly two hours: a look at the page then is a sign of its person', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    for (const seconds of [2 * hour, 2 * hour + 1]) {
      clock.set(after(seconds))
      expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ ask_still_working: false }])
    }
  })

  it('answered, it runs on and all of it counts', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await happen(worker, 'still_working', 2.5 * hour)
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ ask_still_working: false }])
    expect(timeOf(await happen(worker, 'stop', 4 * hour))).toMatchObject([{ seconds: 4 * hour, status: 'open' }])
  })

  it('is asked at the end of the working day of the profile', async () => {
    const worker = await addWorker()
    // Friday mornings only, until noon: 17:00 UTC.
    await database.pool.query('update assistants set availability = $2 where uuid = $1', [
      worker.virtualassistant_uuid,
      1 << 12,
    ])
    await happen(worker, 'start', 1.5 * hour)
    clock.set(after(2 * hour + 1))
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ ask_still_working: true }])
  })
})

describe('where a timer can run', () => {
  it('is shown with the tasks to do, and why not where it can’t', async () => {
    const worker = await addWorker()
    const task = await addTask(database, worker.ratePlan.project_uuid)
    const ratePlan = { project_uuid: worker.ratePlan.project_uuid, tasks: [{ uuid: task, name: 'Close the month' }] }
    const { body } = await send('GET /timers', worker.token)
    expect(body).toMatchObject({
      today: '2026-11-20',
      first_day: '2026-11-13',
      timezone: 'America/Toronto',
      places: [{ ...ratePlan, closed_reason: null }],
    })
    await database.pool.query('update projects set time_entry_disabled_date = $2 where uuid = $1', [
      worker.ratePlan.project_uuid,
      now,
    ])
    expect((await send('GET /timers', worker.token)).body).toMatchObject({
      places: [{ closed_reason: 'Time entry is switched off for this subscription.' }],
    })
    expect(await happen(worker, 'start', 0)).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
  })

  it('is a place on its first and on its last day, too', async () => {
    const days = { start_date: '2026-11-20', rp_end_date: '2026-11-20' }
    const worker = await addWorker('America/Toronto', days)
    // Its hours change from tomorrow on.
    await database.pool.query(
      `insert into rate_plans (project_uuid, seat_uuid, role_id, virtualassistant_uuid, hours_per_month, client_rate_cents,
         va_rate_cents, currency, va_currency, rate_start_date)
       select project_uuid, seat_uuid, role_id, virtualassistant_uuid, 30, client_rate_cents, va_rate_cents, currency,
         va_currency, '2026-11-21' from rate_plans where uuid = $1`,
      [worker.ratePlan.rate_plan_uuid],
    )
    expect((await send('GET /timers', worker.token)).body).toMatchObject({ places: [{ closed_reason: null }] })
    const { rate_plan_uuid } = worker.ratePlan
    expect(timerOf(await happen(worker, 'start', 0))).toMatchObject({ rate_plan_uuid })
  })

  it.each([
    [23 * hour, 'open'],
    [23 * hour + 1, 'unconfirmed'],
  ])('beside %i seconds of a day an hour is %s: it counts as far as the day has room', async (seconds, status) => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { task_date: '2026-11-20', seconds })
    await happen(worker, 'start', 0)
    expect(timeOf(await happen(worker, 'stop', hour))).toMatchObject([{ seconds: hour, status }])
  })

  it('nobody else’s subscription or task, nor one whose place has ended', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker('America/Toronto', { rp_end_date: '2026-11-19' })]
    expect((await happen(worker, 'start', 0, { id: stranger.ratePlan.project_uuid })).status).toBe(404)
    const id = worker.ratePlan.project_uuid + (await addTask(database, stranger.ratePlan.project_uuid))
    expect((await happen(worker, 'start', 0, { id })).status).toBe(404)
    expect((await happen(stranger, 'start', 0)).status).toBe(400)
    expect((await happen(worker, 'start', 0, { rate_plan_uuid: stranger.ratePlan.rate_plan_uuid })).status).toBe(404)
  })

  it('what it counted beyond the last day of its place is kept, and counts nowhere', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 13.5 * hour)
    await database.pool.query('update rate_plans set rp_end_date = $2 where uuid = $1', [
      worker.ratePlan.rate_plan_uuid,
      '2026-11-20',
    ])
    expect(timeOf(await happen(worker, 'stop', 14.5 * hour))).toMatchObject([
      { task_date: '2026-11-20', status: 'open' },
      { task_date: '2026-11-21', status: 'unconfirmed' },
    ])
  })
})

describe('A5.5 the assistant’s browsers', () => {
  it('are told a change of state at once, and nobody else', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await happen(worker, 'pause', 60)
    await happen(worker, 'stop', 90)
    const id = worker.ratePlan.project_uuid
    expect(await message(worker.user_uuid, 3)).toMatchObject([
      { to: { users: [worker.user_uuid] }, data: { id, state: 'running', seconds: 0, removed: false } },
      { data: { id, state: 'paused', seconds: 60 } },
      { data: { id, removed: true } },
    ])
  })

  it('are told other values once, two seconds after the first of them', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await message(worker.user_uuid, 1)
    await happen(worker, 'describe', 10, { description: 'Inb' })
    await happen(worker, 'describe', 11, { description: 'Inbox' })
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([2000])
    await waiting.splice(0)[0]?.work()
    expect((await message(worker.user_uuid, 2)).slice(1)).toMatchObject([
      { data: { description: 'Inbox', state: 'running' } },
    ])
  })

  it('are told of what comes later within one second as of later, so that no browser takes it for older', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0)
    await happen(worker, 'describe', 5, { description: 'Inbox' })
    clock.set(after(7.2))
    await waiting.splice(0)[0]?.work()
    await happen(worker, 'pause', 7, { late: 7.6 })
    const [, values, paused] = (await message(worker.user_uuid, 3)).map(({ data }) => data as Record<string, string>)
    expect([values?.['as_of'], paused?.['as_of'], paused?.['state']]).toEqual([at(7.2), at(7.6), 'paused'])
  })
})
