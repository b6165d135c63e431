import { beforeEach, describe, expect, it } from 'vitest'
import { addPause } from '../../testing/rows/add-pause.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { stopClosedTimers } from './stop-closed-timers.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, notified: message, addWorker, send } = await timeSuite(now)
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const stop = () => stopClosedTimers({ database, clock, rules: timeRules })

async function press(worker: Worker, event: string, at: Date, arrives = at) {
  clock.set(arrives)
  const body = { event, uuid: crypto.randomUUID(), at: at.toISOString() }
  return send(`POST /timers/${worker.ratePlan.project_uuid}/events`, worker.token, body)
}

async function storedTime({ virtualassistant_uuid }: Worker) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select start_at, end_at, status from time_entries where virtualassistant_uuid = $1 order by start_at`,
    [virtualassistant_uuid],
  )
  return rows
}

const timersOf = async ({ token }: Worker) => (await send('GET /timers', token)).body['timers']

const change = (worker: Worker, table: 'projects' | 'rate_plans', what: string) =>
  database.pool.query(`update ${table} set ${what} where uuid = $1`, [
    table === 'projects' ? worker.ratePlan.project_uuid : worker.ratePlan.rate_plan_uuid,
  ])

beforeEach(() => clock.set(now))

describe('a timer that can’t go on', () => {
  it('is stopped when time entry was switched off, what it counted is kept, and its person is told', async () => {
    const worker = await addWorker()
    await press(worker, 'start', now)
    await change(worker, 'projects', `time_entry_disabled_date = '${minutes(10).toISOString()}'`)
    clock.set(minutes(11))
    await stop()
    await stop()
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(10), status: 'open' }])
    expect(await timersOf(worker)).toEqual([])
    expect((await message(worker.user_uuid, 2)).at(-1)).toMatchObject({ data: { removed: true } })
    const { rows } = await database.pool.query('select title, body from notifications where user_uuid = $1', [
      worker.user_uuid,
    ])
    expect(rows).toEqual([
      {
        title: 'Your timer was stopped: Books and inbox',
        body: 'Time entry is switched off for this subscription. The time it counted is saved.',
      },
    ])
  })

  it('is stopped where it was started offline before what it has logged since, and that isn’t rejected as an overlap', async () => {
    const worker = await addWorker()
    await press(worker, 'start', minutes(10))
    await press(worker, 'stop', minutes(20))
    await press(worker, 'start', minutes(5), minutes(21))
    await change(worker, 'projects', `time_entry_disabled_date = '${minutes(30).toISOString()}'`)
    clock.set(minutes(31))
    await stop()
    expect(await storedTime(worker)).toMatchObject([
      { start_at: minutes(5), end_at: minutes(10) },
      { start_at: minutes(10), end_at: minutes(20) },
      { start_at: minutes(20), end_at: minutes(30) },
    ])
    const { body } = await send('GET /timers/rejected', worker.token)
    expect(body).toMatchObject({ count: 1, rejected: [{ code: 'time_entry_off', from: minutes(30).toISOString() }] })
  })

  it('runs to the end of the last day of its place on its assistant’s clock, and no further', async () => {
    const worker = await addWorker('America/St_Johns')
    await change(worker, 'rate_plans', `rp_end_date = '2026-11-20'`)
    // 23:00 to 00:01 in St. John's.
    await press(worker, 'start', new Date('2026-11-21T02:30:00Z'))
    clock.set(new Date('2026-11-21T03:29:00Z'))
    await stop()
    expect(await timersOf(worker)).toMatchObject([{ state: 'running' }])
    clock.set(new Date('2026-11-21T03:31:00Z'))
    await stop()
    expect(await storedTime(worker)).toMatchObject([{ end_at: new Date('2026-11-21T03:30:00Z'), status: 'open' }])
  })

  it('of a place that ended before it began is kept whole, and counts nowhere', async () => {
    const worker = await addWorker()
    await press(worker, 'start', now)
    await change(worker, 'rate_plans', `rp_end_date = '2026-11-19'`)
    clock.set(minutes(5))
    await stop()
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(5), status: 'unconfirmed' }])
  })

  it.each(['someone else’s', 'nobody’s'])(
    'of a place that is %s now stays with who worked, unconfirmed',
    async (whose) => {
      const [worker, next] = [await addWorker(), await addWorker()]
      await press(worker, 'start', now)
      const holder = whose === 'nobody’s' ? 'null' : `'${next.virtualassistant_uuid}'`
      await change(worker, 'rate_plans', `virtualassistant_uuid = ${holder}`)
      clock.set(minutes(5))
      await stop()
      expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(5), status: 'unconfirmed' }])
      expect(await storedTime(next)).toEqual([])
      expect(await timersOf(worker)).toEqual([])
    },
  )

  it('is stopped while it is paused, too: its time is kept', async () => {
    const worker = await addWorker()
    await press(worker, 'start', now)
    await press(worker, 'pause', minutes(5))
    await change(worker, 'projects', 'time_entry_disabled_date = now()')
    await stop()
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(5), status: 'open' }])
  })

  it('of a subscription that is paused stops with the first minute of the pause, and nothing of before is lost', async () => {
    const worker = await addWorker('America/St_Johns')
    const { project_uuid } = worker.ratePlan
    await addPause(database, { project_uuid, from_date: '2026-11-21', resumes_on: '2026-12-21' })
    // 23:00 in St. John's, and midnight half an hour before UTC's 4 o'clock.
    await press(worker, 'start', new Date('2026-11-21T02:30:00Z'))
    clock.set(new Date('2026-11-21T03:29:00Z'))
    await stop()
    expect(await timersOf(worker)).toMatchObject([{ state: 'running' }])
    clock.set(new Date('2026-11-21T05:00:00Z'))
    await stop()
    expect(await storedTime(worker)).toEqual([
      { start_at: new Date('2026-11-21T02:30:00Z'), end_at: new Date('2026-11-21T03:30:00Z'), status: 'open' },
    ])
    expect(await press(worker, 'start', clock.now())).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
  })

  it('what a browser sends later of the time before a pause is kept', async () => {
    const worker = await addWorker()
    await addPause(database, { project_uuid: worker.ratePlan.project_uuid, from_date: '2026-11-21', resumes_on: null })
    clock.set(new Date('2026-11-21T18:00:00Z'))
    expect((await press(worker, 'start', now)).status).toBe(200)
    expect((await press(worker, 'stop', minutes(5))).status).toBe(200)
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(5), status: 'open' }])
  })

  it('what its person stops after a pause has begun is kept, and what is of the pause counts nowhere', async () => {
    const worker = await addWorker()
    await addPause(database, { project_uuid: worker.ratePlan.project_uuid, from_date: '2026-11-21', resumes_on: null })
    // Half past eleven in the evening, midnight and half an hour later in Toronto.
    const [start, midnight] = [new Date('2026-11-21T04:30:00Z'), new Date('2026-11-21T05:00:00Z')]
    const end = new Date('2026-11-21T05:30:00Z')
    await press(worker, 'start', start)
    await press(worker, 'stop', end)
    expect(await storedTime(worker)).toEqual([
      { start_at: start, end_at: midnight, status: 'open' },
      { start_at: midnight, end_at: end, status: 'unconfirmed' },
    ])
  })

  it('leaves those alone that can', async () => {
    const worker = await addWorker('America/Toronto', { rp_end_date: '2026-11-20' })
    await press(worker, 'start', now)
    await stop()
    expect(await timersOf(worker)).toMatchObject([{ state: 'running' }])
  })
})

it('C3 a place without a pay rate takes no time, says so, and takes it once there is one', async () => {
  const worker = await addWorker()
  await database.pool.query('alter table rate_plans disable trigger user')
  await change(worker, 'rate_plans', 'va_rate_cents = 0, va_currency = null')
  const reason = 'Your hourly pay for this role isn’t agreed yet. We know, and will tell you.'
  expect((await send('GET /timers', worker.token)).body).toMatchObject({ places: [{ closed_reason: reason }] })
  const rejected = { status: 409, body: { code: 'time_entry_off', message: `${reason} What you have logged is safe.` } }
  expect(await press(worker, 'start', now)).toMatchObject(rejected)
  const written = {
    rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
    start_at: minutes(-20).toISOString(),
    end_at: minutes(-10).toISOString(),
    description: 'By hand',
  }
  expect(await send('POST /time', worker.token, written)).toMatchObject(rejected)
  await change(worker, 'rate_plans', `va_rate_cents = 2000, va_currency = 'cad'`)
  expect((await press(worker, 'start', now)).status).toBe(200)
})
