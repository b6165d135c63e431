import { beforeEach, describe, expect, it } from 'vitest'
import { addBill } from '../../testing/rows/add-bill.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'
import { whileChanging } from '../../testing/while-changing.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, addWorker, send, staff, client, contact_uuid } = await timeSuite(now)

beforeEach(() => clock.set(now))

const hour = 3600

/** An assistant at a subscription with so many hours until 9 December. */
async function limited(hours: number): Promise<Worker> {
  const worker = await addWorker()
  await database.pool.query(
    `insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds)
     values ($1, '2026-11-10', '2026-12-09', $2)`,
    [worker.ratePlan.project_uuid, hours * hour],
  )
  return worker
}

const allow = (worker: Worker, policy: string, hours: number | null = null) =>
  database.pool.query('update projects set overage_policy = $2, overage_seconds = $3 where uuid = $1', [
    worker.ratePlan.project_uuid,
    policy,
    hours === null ? null : hours * hour,
  ])

const interval = (worker: Worker, about: object = {}) => ({
  rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
  start_at: '2026-11-20T12:00:00Z',
  end_at: '2026-11-20T14:00:00Z',
  description: 'Reconciled the accounts',
  ...about,
})
const ofDay = (worker: Worker, seconds: number) =>
  interval(worker, { start_at: undefined, end_at: undefined, task_date: '2026-11-19', seconds })
const log = async (worker: Worker, body: object) => timeOf(await send('POST /time', worker.token, body))
const save = (worker: Worker, entry: Record<string, unknown>, body: object) =>
  send(`PUT /time/${String(entry['uuid'])}`, worker.token, { ...body, version: entry['version'] })

describe('time beyond the hours of the period', () => {
  it('is kept as an entry of its own that counts on neither side, to the second', async () => {
    const worker = await limited(1.5)
    expect(await log(worker, interval(worker))).toMatchObject([
      { start_at: '2026-11-20T12:00:00.000Z', end_at: '2026-11-20T13:30:00.000Z', billable: true, over_limit: false },
      { seconds: 1800, end_at: '2026-11-20T14:00:00.000Z', billable: false, payable: false, over_limit: true },
    ])
    expect(await log(worker, ofDay(worker, 60))).toMatchObject([{ seconds: 60, over_limit: true }])
  })

  it('of a stretch over midnight is cut once, and the rest is one entry a day', async () => {
    const worker = await limited(0.5)
    const over = interval(worker, { start_at: '2026-11-20T04:00:00Z', end_at: '2026-11-20T06:00:00Z' })
    const entries = await log(worker, over)
    expect(entries.map(({ task_date, seconds, over_limit }) => [task_date, seconds, over_limit])).toEqual([
      ['2026-11-19', 1800, false],
      ['2026-11-19', 1800, true],
      ['2026-11-20', 3600, true],
    ])
    expect(new Set(entries.map(({ origin_uuid }) => origin_uuid)).size).toBe(2)
  })

  it('counts where the client has agreed to it: up to some hours, or as needed', async () => {
    const worker = await limited(1)
    await allow(worker, 'up_to', 1)
    expect(await log(worker, ofDay(worker, 3 * hour))).toMatchObject([
      { seconds: 2 * hour, billable: true },
      { seconds: hour, over_limit: true },
    ])
    await allow(worker, 'as_needed')
    expect(await log(worker, ofDay(worker, 3 * hour))).toMatchObject([{ seconds: 3 * hour, billable: true }])
  })

  it('that isn’t billable has no limit', async () => {
    const worker = await limited(1)
    expect(await log(worker, { ...ofDay(worker, 3 * hour), billable: false })).toMatchObject([
      { seconds: 3 * hour, billable: false, over_limit: false },
    ])
  })
})

describe('a change', () => {
  it('that makes it longer is cut at the limit', async () => {
    const worker = await limited(2)
    const [entry = {}] = await log(worker, ofDay(worker, hour))
    expect(timeOf(await save(worker, entry, ofDay(worker, 3 * hour)))).toMatchObject([
      { uuid: entry['uuid'], seconds: 2 * hour, billable: true },
      { seconds: hour, over_limit: true },
    ])
  })

  it('takes nothing back that was agreed to when it was logged', async () => {
    const worker = await limited(1)
    await allow(worker, 'as_needed')
    const [entry = {}] = await log(worker, ofDay(worker, 3 * hour))
    await allow(worker, 'none')
    const body = { ...ofDay(worker, 3 * hour), description: 'Books and receipts' }
    expect(timeOf(await save(worker, entry, body))).toMatchObject([
      { seconds: 3 * hour, billable: true, over_limit: false, description: 'Books and receipts' },
    ])
  })

  it('of what was beyond asks the limit anew', async () => {
    const worker = await limited(1)
    const [, over = {}] = await log(worker, ofDay(worker, 2 * hour))
    await allow(worker, 'up_to', 1)
    expect(timeOf(await save(worker, over, { ...ofDay(worker, hour), billable: false }))).toMatchObject([
      { uuid: over['uuid'], billable: true, payable: true, over_limit: false },
    ])
  })

  it('by staff may pay the assistant for it in the client’s place', async () => {
    const worker = await limited(1)
    const [, over = {}] = await log(worker, ofDay(worker, 2 * hour))
    const answer = await send(`PUT /time/${String(over['uuid'])}`, staff, {
      ...ofDay(worker, hour),
      billable: false,
      payable: true,
      reason: 'Goodwill',
      version: over['version'],
    })
    expect(timeOf(answer)).toMatchObject([{ billable: false, payable: true, over_limit: false }])
  })
})

const accept = (worker: Worker) => send('POST /time/overLimit', client, { project_uuid: worker.ratePlan.project_uuid })

async function billableSeconds(worker: Worker): Promise<number> {
  const { rows } = await database.pool.query<{ billable_seconds: number }>(
    'select billable_seconds from subscription_periods where project_uuid = $1',
    [worker.ratePlan.project_uuid],
  )
  return rows[0]?.billable_seconds ?? NaN
}

describe('the client’s yes', () => {
  it('makes it count on both sides, once, and is kept in its history', async () => {
    const worker = await limited(1)
    const [, over = {}] = await log(worker, ofDay(worker, 2 * hour))
    expect(await billableSeconds(worker)).toBe(hour)
    expect((await accept(worker)).body).toEqual({ count: 1, seconds: hour })
    expect((await accept(worker)).body).toEqual({ count: 0, seconds: 0 })
    expect(await billableSeconds(worker)).toBe(2 * hour)
    const { body } = await send(`GET /time/${String(over['uuid'])}`, worker.token)
    expect(body).toMatchObject({
      billable: true,
      payable: true,
      over_limit: false,
      history: [{ by: 'client', fields: expect.arrayContaining([{ name: 'billable', from: 'false', to: 'true' }]) }],
    })
  })

  it('is to what they saw: what becomes longer meanwhile is refused', async () => {
    const worker = await limited(1)
    await log(worker, ofDay(worker, hour))
    const [over = {}] = await log(worker, ofDay(worker, 60))
    const change = `with held as (update assistants set display_name = display_name where uuid = $1)
      update time_entries set seconds = 61 where uuid = $2`
    const values = [worker.virtualassistant_uuid, over['uuid']]
    const answer = await whileChanging(database, [change, values], () => accept(worker))
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed' } })
    expect((await accept(worker)).body).toEqual({ count: 1, seconds: 61 })
  })

  it('leaves alone what is on a bill, and what was removed', async () => {
    const worker = await limited(1)
    await log(worker, ofDay(worker, hour))
    const [billed = {}] = await log(worker, ofDay(worker, 60))
    const [removed = {}] = await log(worker, ofDay(worker, 61))
    const { virtualassistant_uuid } = worker
    const bill = await addBill(database, { virtualassistant_uuid, by: contact_uuid, posted: true })
    await database.pool.query('update time_entries set bill_uuid = $2 where uuid = $1', [billed['uuid'], bill])
    await database.pool.query('update time_entries set removed_date = now() where uuid = $1', [removed['uuid']])
    expect((await accept(worker)).body).toEqual({ count: 0, seconds: 0 })
  })
})

const press = (worker: Worker, event: string, about: object = {}) =>
  send(`POST /timers/${worker.ratePlan.project_uuid}/events`, worker.token, {
    event,
    uuid: crypto.randomUUID(),
    at: clock.now().toISOString(),
    ...about,
  })
const agreed = async (worker: Worker) => {
  const { body } = await send('GET /timers', worker.token)
  return (body['places'] as { agreed: unknown }[]).map((ratePlan) => ratePlan.agreed)
}
const after = (seconds: number) => clock.set(new Date(now.getTime() + seconds * 1000))

describe('what is left of what the client agreed to', () => {
  it('is the hours of the period and the overage allowed, less what is logged; without a limit nothing is said', async () => {
    const worker = await limited(2)
    await log(worker, ofDay(worker, hour))
    expect(await agreed(worker)).toEqual([{ left_seconds: hour, others_running: 0 }])
    await allow(worker, 'up_to', 1)
    expect(await agreed(worker)).toEqual([{ left_seconds: 2 * hour, others_running: 0 }])
    await allow(worker, 'as_needed')
    expect(await agreed(worker)).toEqual([null])
  })

  it('falls below zero where more was worked than the client agrees to now', async () => {
    const worker = await limited(1)
    await allow(worker, 'as_needed')
    await log(worker, ofDay(worker, 2 * hour))
    await allow(worker, 'none')
    expect(await agreed(worker)).toEqual([{ left_seconds: -hour, others_running: 0 }])
  })

  it('is less what the timers of others on it count, run or paused, if the client pays for it; one’s own is one’s own', async () => {
    const [worker, other] = [await limited(2), await addWorker()]
    const { project_uuid, rate_plan_uuid } = worker.ratePlan
    // A second seat of the same subscription, with someone else in it.
    await database.pool.query('update rate_plans set project_uuid = $1, role_id = 2 where uuid = $2', [
      project_uuid,
      other.ratePlan.rate_plan_uuid,
    ])
    const second = { ...other, ratePlan: { ...other.ratePlan, project_uuid } }
    await press(worker, 'start', { rate_plan_uuid })
    await press(second, 'start')
    after(600)
    expect(await agreed(worker)).toEqual([{ left_seconds: 2 * hour - 600, others_running: 1 }])
    await press(second, 'pause')
    after(1200)
    expect(await agreed(worker)).toEqual([{ left_seconds: 2 * hour - 600, others_running: 0 }])
    await press(second, 'describe', { billable: false })
    expect(await agreed(worker)).toEqual([{ left_seconds: 2 * hour, others_running: 0 }])
    expect(await agreed(second)).toEqual([{ left_seconds: 2 * hour - 1200, others_running: 1 }])
  })
})

const agreedOf = async (worker: Worker) => {
  const { rows } = await database.pool.query<{ seconds: number; overage_seconds: number }>(
    `select seconds, overage_seconds from time_entries where project_uuid = $1 and removed_date is null
     order by task_date, start_at, created_date, uuid`,
    [worker.ratePlan.project_uuid],
  )
  return rows.map(({ seconds, overage_seconds }) => [seconds, overage_seconds])
}

describe('what the client agreed to beyond the hours is remembered with each entry', () => {
  it('nothing within the hours, or where nobody agreed to it', async () => {
    const worker = await limited(1.5)
    await log(worker, interval(worker))
    expect(await agreedOf(worker)).toEqual([
      [1.5 * hour, 0],
      [0.5 * hour, 0],
    ])
  })

  it.each(['as_needed', 'up_to'])(
    'by the policy `%s` what goes beyond the hours, also of one entry',
    async (policy) => {
      const worker = await limited(1.5)
      await allow(worker, policy, policy === 'up_to' ? 1 : null)
      await log(worker, interval(worker))
      expect(await agreedOf(worker)).toEqual([[2 * hour, 0.5 * hour]])
      const [entry = {}] = await log(worker, ofDay(worker, 900))
      expect(await agreedOf(worker)).toEqual([
        [900, 900],
        [2 * hour, 0.5 * hour],
      ])
      // It stays agreed to when it is changed later, whatever the policy is by then, and no more is.
      await allow(worker, 'none')
      await save(worker, entry, { ...ofDay(worker, 900), description: 'Reconciled May' })
      await save(worker, (await log(worker, ofDay(worker, 60)))[0] ?? {}, ofDay(worker, 60))
      expect((await agreedOf(worker)).filter(([seconds]) => seconds !== 2 * hour).toSorted()).toEqual([
        [60, 0],
        [900, 900],
      ])
    },
  )

  it('and is less once hours are there for it, when it is changed', async () => {
    const worker = await limited(1.5)
    await allow(worker, 'as_needed')
    await log(worker, interval(worker))
    const [entry = {}] = await log(worker, ofDay(worker, 900))
    await database.pool.query('update subscription_periods set added_seconds = 2400 where project_uuid = $1', [
      worker.ratePlan.project_uuid,
    ])
    await save(worker, entry, { ...ofDay(worker, 900), description: 'Reconciled May' })
    expect((await agreedOf(worker))[0]).toEqual([900, 300])
  })

  it('by their yes all of it', async () => {
    const worker = await limited(1.5)
    await log(worker, interval(worker))
    await send('POST /time/overLimit', client, { project_uuid: worker.ratePlan.project_uuid })
    expect(await agreedOf(worker)).toEqual([
      [1.5 * hour, 0],
      [0.5 * hour, 0.5 * hour],
    ])
  })

  it('not billable, it is none', async () => {
    const worker = await limited(1)
    await allow(worker, 'as_needed')
    const [entry = {}] = await log(worker, interval(worker))
    await save(worker, entry, interval(worker, { billable: false }))
    expect(await agreedOf(worker)).toEqual([[2 * hour, 0]])
  })
})
