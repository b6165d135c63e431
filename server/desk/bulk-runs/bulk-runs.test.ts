import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addWorkplace } from '../../testing/rows/add-workplace.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import type { Worker } from '../../testing/time-suite.ts'
import { clearPreviews } from './bulk-run-jobs.ts'
import { stalledRuns, workBulkRun } from './work-bulk-run.ts'

const suite = await billsSuite()
const { clock, database, addWorker, withoutAccount, finance, finance_uuid, approved, run, billOf, bulkDeps } = suite

beforeEach(() => clock.set(afterReview))

const hour = 3600

interface Run {
  readonly uuid: string
  readonly state: string
  readonly rows: number
  readonly ready: number
  readonly done: number
  readonly skipped: number
  readonly totals_ready: { currency: string; rows: number; total_cents: number }[]
  readonly totals_done: { currency: string; rows: number; total_cents: number }[]
  readonly reasons: { reason: string; rows: number }[]
}

const request = (line: Parameters<typeof call>[1], body?: object, key?: string, token = finance) =>
  call(suite.running.server, line, { token, ...(body && { body }), ...(key !== undefined && { key }) })
const preview = async (action: string, selection: object, values: object = {}) => {
  const answer = await request('POST /bulk-runs', { action, selection, values })
  return { ...answer, run: answer.body as unknown as Run }
}
let keys = 0
const newKey = () => `bulk-run-${(keys += 1)}`
const start = (uuid: string, key = newKey(), token = finance) =>
  request(`POST /bulk-runs/${uuid}/start`, undefined, key, token)
const look = async (uuid: string) => (await request(`GET /bulk-runs/${uuid}`)).body as unknown as Run
const rowsOf = async (uuid: string, state = '') =>
  (await request(`GET /bulk-runs/${uuid}/rows?pagination.limit=100${state && `&state=${state}`}`)).body['rows'] as {
    uuid: string
    name: string
    state: string
    reason: string | null
  }[]
const uuidOf = async (worker: Worker) => String((await billOf(worker))['uuid'])
const statusOf = async (...uuids: string[]) => {
  const { rows } = await database.pool.query<{ uuid: string; status: string }>(
    'select uuid, status from va_bills where uuid = any($1)',
    [uuids],
  )
  return uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.status)
}
/** Drafts of new assistants, each an hour of approved time. */
async function drafts(count: number, make: () => Promise<Worker> = addWorker) {
  const workers: Worker[] = []
  for (let each = 0; each < count; each += 1) workers.push(await make())
  for (const worker of workers) await approved(worker, '2026-10-20', hour)
  await run()
  return Promise.all(workers.map(uuidOf))
}
const notified = async (title: string) => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int from notifications where title like $1',
    [title],
  )
  return rows[0]?.count
}

/** Many empty drafts, written straight into the database; a thousand in a statement, which a busy machine has to end in five seconds. */
async function manyDrafts(count: number): Promise<string[]> {
  const made: string[] = []
  while (made.length < count) {
    const { rows } = await database.pool.query<{ uuid: string }>(
      `with people as (
         insert into assistants (display_name, city, country, region, timezone, role_ids, available_hours_per_month)
         select 'Many ' || n, 'Toronto', 'CA', 'ON', 'America/Toronto', (select array_agg(id) from roles), 80
         from generate_series(1, $1::int) n returning uuid)
       insert into va_bills (virtualassistant_uuid, currency, status, bill_date, period_start, period_end, total_cents, created_date)
       select uuid, 'cad', 'draft', '2026-11-10', '2026-10-16', '2026-10-31', 0, now() from people returning uuid`,
      [Math.min(1_000, count - made.length)],
    )
    made.push(...rows.map(({ uuid }) => uuid))
  }
  return made
}

describe('a preview', () => {
  it('says how many are ready, what they come to, and why the others are skipped, and changes nothing', async () => {
    const [clean = ''] = await drafts(1)
    const [unpaid = ''] = await drafts(1, withoutAccount)
    const { uuid: person } = await addAssistant(database, {})
    const posted = await addBill(database, { virtualassistant_uuid: person, by: finance_uuid, posted: true })
    const { run: seen } = await preview('bills.post', { uuids: [clean, unpaid, posted] })
    expect(seen).toMatchObject({
      state: 'previewed',
      rows: 3,
      ready: 1,
      skipped: 2,
      totals_ready: [{ currency: 'cad', rows: 1, total_cents: 2_500 }],
      reasons: [
        { reason: 'It is posted already.', rows: 1 },
        { reason: 'No bank details: it would go on hold.', rows: 1 },
      ],
    })
    expect(await statusOf(clean, unpaid)).toEqual(['draft', 'draft'])
    expect((await rowsOf(seen.uuid, 'skipped')).map(({ name }) => name).every((name) => name.includes(', '))).toBe(true)
  })

  it('finds time that isn’t reviewed or has no rate, and what is below the minimum, unless they are included', async () => {
    const [open, unrated, small] = [await addWorker(), await addWorker(), await addWorker()]
    const { virtualassistant_uuid } = unrated
    const about = { client_uuid: suite.client_uuid, created_by: suite.contact_uuid, virtualassistant_uuid }
    const second = await addWorkplace(database, about)
    await database.pool.query('update rate_plans set va_rate_cents = 0 where uuid = $1', [second.rate_plan_uuid])
    for (const worker of [open, unrated]) await approved(worker, '2026-10-20', hour)
    await approved({ ...unrated, ratePlan: second }, '2026-10-20', hour)
    await approved(small, '2026-10-20', hour - 1)
    await approved(open, '2026-10-21', hour, { status: 'queried', approved_date: null })
    // Of the next half-month nothing is expected to be reviewed.
    await approved(small, '2026-11-02', hour, { status: 'queried', approved_date: null })
    await run()
    const uuids = await Promise.all([open, unrated, small].map(uuidOf))
    const { run: seen } = await preview('bills.post', { uuids })
    expect(seen.reasons.map(({ reason }) => reason)).toEqual([
      'Less than $25.00 CAD: it waits for the next half-month.',
      'Some of the time has no pay rate.',
      'Some of the time isn’t reviewed yet.',
    ])
    const { run: some } = await preview('bills.post', { uuids }, { including: ['no_rate'] })
    expect(some).toMatchObject({ ready: 1, skipped: 2 })
    const { run: all } = await preview(
      'bills.post',
      { uuids },
      { including: ['no_rate', 'open_time', 'below_minimum'] },
    )
    expect(all).toMatchObject({ ready: 3, skipped: 0 })
  })

  it('takes all that match the filters of the list but those left out', async () => {
    const { uuid: person } = await addAssistant(database, { display_name: 'Zebedee Q.' })
    const one = await addBill(database, { virtualassistant_uuid: person, by: finance_uuid, posted: true })
    const { run: seen } = await preview('bills.hold', { matching: { search: 'zebedee' } }, { reason: 'We check' })
    expect(seen).toMatchObject({ rows: 1, ready: 1 })
    const none = await preview('bills.hold', { matching: { search: 'zebedee' }, except: [one] }, { reason: 'We check' })
    expect([none.status, none.body['code']]).toEqual([409, 'nothing_selected'])
  })

  it('takes exactly 5,000 rows; one more is 409 too_many', async () => {
    const uuids = await manyDrafts(5_001)
    const matching = { search: 'many' }
    const tooMany = await preview('bills.calculate', { matching })
    expect([tooMany.status, tooMany.body['code']]).toEqual([409, 'too_many'])
    expect((await preview('bills.calculate', { uuids })).status).toBe(400)
    const { run: seen } = await preview('bills.calculate', { matching, except: uuids.slice(0, 1) })
    expect(seen).toMatchObject({ rows: 5_000, ready: 5_000 })
    expect((await preview('bills.calculate', { uuids: uuids.slice(1) })).run.rows).toBe(5_000)
  })

  it('is removed after a day, not before, and started runs stay', async () => {
    const uuids = await drafts(1)
    const { run: left } = await preview('bills.calculate', { uuids })
    const { run: used } = await preview('bills.calculate', { uuids })
    await start(used.uuid)
    clock.set(new Date(afterReview.getTime() + 24 * 3_600_000))
    await clearPreviews(bulkDeps)
    expect((await look(left.uuid)).state).toBe('previewed')
    clock.set(new Date(afterReview.getTime() + 24 * 3_600_000 + 1))
    await clearPreviews(bulkDeps)
    expect((await request(`GET /bulk-runs/${left.uuid}`)).status).toBe(404)
    expect((await look(used.uuid)).state).toBe('working')
  })
})

describe('a run', () => {
  it('posts each bill once, mails once, and says what became of each row', async () => {
    const uuids = await drafts(3)
    const { run: seen } = await preview('bills.post', { uuids })
    expect((await start(seen.uuid)).body).toMatchObject({ state: 'working', ready: 3 })
    const before = await notified('Your bill CAD-B-%')
    await Promise.all([workBulkRun(bulkDeps, seen.uuid), workBulkRun(bulkDeps, seen.uuid)])
    await workBulkRun(bulkDeps, seen.uuid)
    expect(await look(seen.uuid)).toMatchObject({ state: 'done', done: 3, skipped: 0, can_undo: false })
    expect(await statusOf(...uuids)).toEqual(['posted', 'posted', 'posted'])
    expect(await notified('Your bill CAD-B-%')).toBe(Number(before) + 3)
    const { rows } = await database.pool.query(`select action from audit_entries where entity = $1`, [
      `bulk_run:${seen.uuid}`,
    ])
    expect(rows).toEqual([{ action: 'bulk_run.started' }])
  })

  it('started twice with one key is one run; with another key it is refused, and so is the key of another run', async () => {
    const uuids = await drafts(1)
    const [{ run: one }, { run: other }] = [
      await preview('bills.post', { uuids }),
      await preview('bills.post', { uuids }),
    ]
    const key = newKey()
    const answers = await Promise.all([start(one.uuid, key), start(one.uuid, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(suite.enqueued.filter((data) => 'uuid' in data && data.uuid === one.uuid)).toHaveLength(1)
    expect((await start(one.uuid)).body['code']).toBe('not_now')
    expect((await start(other.uuid, key)).body['code']).toBe('key_reused')
  })

  it('ended by a crash between two rows it continues with the rest', async () => {
    const uuids = await drafts(3)
    const { run: seen } = await preview('bills.post', { uuids })
    await start(seen.uuid)
    let rows = 0
    const crashing = {
      ...bulkDeps,
      sessions: {
        ofUser(uuid: string) {
          if ((rows += 1) > 2) throw new Error('The process was killed')
          return bulkDeps.sessions.ofUser(uuid)
        },
      },
    }
    await expect(workBulkRun(crashing, seen.uuid)).rejects.toThrow('The process was killed')
    expect(await look(seen.uuid)).toMatchObject({ state: 'working', done: 2, ready: 1 })
    expect(await stalledRuns(bulkDeps)).not.toContain(seen.uuid)
    clock.set(new Date(afterReview.getTime() + 60_001))
    expect(await stalledRuns(bulkDeps)).toContain(seen.uuid)
    await workBulkRun(bulkDeps, seen.uuid)
    expect(await look(seen.uuid)).toMatchObject({ state: 'done', done: 3 })
    expect(await stalledRuns(bulkDeps)).not.toContain(seen.uuid)
    const numbers = await database.pool.query('select count(distinct number)::int from va_bills where uuid = any($1)', [
      uuids,
    ])
    expect(numbers.rows).toEqual([{ count: 3 }])
  })

  it('skips a row that has changed since the preview, and one that has become an exception', async () => {
    const [clean = '', changed = '', outdated = ''] = await drafts(3)
    const { run: seen } = await preview('bills.post', { uuids: [clean, changed, outdated] })
    await database.pool.query('update va_bills set version = version + 1 where uuid = $1', [changed])
    await database.pool.query(
      `update time_entries set seconds = seconds + 60 where uuid in (select time_entry_uuid from va_bill_entries where bill_uuid = $1)`,
      [outdated],
    )
    await start(seen.uuid)
    await workBulkRun(bulkDeps, seen.uuid)
    expect(await look(seen.uuid)).toMatchObject({ done: 1, skipped: 2 })
    expect(Object.fromEntries((await rowsOf(seen.uuid)).map(({ uuid, reason }) => [uuid, reason]))).toEqual({
      [clean]: null,
      [changed]: 'It has changed since the preview.',
      [outdated]: 'Its time has changed: calculate it first.',
    })
    expect(await statusOf(clean, changed, outdated)).toEqual(['posted', 'draft', 'draft'])
  })

  it('stops where whoever started it lost the permission in between', async () => {
    const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_finance.edit'] })
    const token = await addSession(database, clock, uuid)
    const uuids = await drafts(2)
    const body = { action: 'bills.post', selection: { uuids }, values: {} }
    const seen = (await request('POST /bulk-runs', body, undefined, token)).body as unknown as Run
    expect((await start(seen.uuid, newKey(), token)).status).toBe(200)
    let rows = 0
    const losing = {
      ...bulkDeps,
      sessions: {
        async ofUser(user: string) {
          if ((rows += 1) === 2) {
            await database.pool.query(`update users set permissions = '{admin}' where uuid = $1`, [uuid])
          }
          return bulkDeps.sessions.ofUser(user)
        },
      },
    }
    await workBulkRun(losing, seen.uuid)
    expect(await look(seen.uuid)).toMatchObject({ state: 'done', done: 1, skipped: 1 })
    expect((await rowsOf(seen.uuid, 'skipped')).map(({ reason }) => reason)).toEqual([
      'Whoever started this no longer has the permission for it.',
    ])
    expect((await statusOf(...uuids)).toSorted()).toEqual(['draft', 'posted'])
  })

  it('of someone else is visible to whoever may do the same, but only its author starts it', async () => {
    const other = await addSession(
      database,
      clock,
      (await addPerson(database, { permissions: ['admin', 'admin_finance.edit'] })).uuid,
    )
    const { run: seen } = await preview('bills.calculate', { uuids: await drafts(1) })
    expect((await request(`GET /bulk-runs/${seen.uuid}`, undefined, undefined, other)).status).toBe(200)
    expect((await start(seen.uuid, newKey(), other)).status).toBe(404)
  })

  it('puts bills on hold with the reason, each assistant told once', async () => {
    const uuids = await Promise.all(
      [1, 2].map(async () => {
        const worker = await addWorker()
        return addBill(database, {
          virtualassistant_uuid: worker.virtualassistant_uuid,
          by: finance_uuid,
          posted: true,
        })
      }),
    )
    const { run: seen } = await preview('bills.hold', { uuids }, { reason: 'We check a detail' })
    expect(seen).toMatchObject({ ready: 2 })
    const before = await notified('%is on hold')
    await start(seen.uuid)
    await workBulkRun(bulkDeps, seen.uuid)
    expect(await statusOf(...uuids)).toEqual(['held', 'held'])
    expect(await notified('%is on hold')).toBe(Number(before) + 2)
    const again = await preview('bills.hold', { uuids }, { reason: 'We check a detail' })
    expect(again.run.reasons).toEqual([{ reason: 'It is on hold already.', rows: 2 }])
    expect((await preview('bills.hold', { uuids }, { reason: '' })).status).toBe(400)
  })

  it('calculates drafts anew, whatever they have become since', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await run()
    const uuid = await uuidOf(worker)
    await approved(worker, '2026-10-21', hour)
    const { run: seen } = await preview('bills.calculate', { uuids: [uuid] })
    await start(seen.uuid)
    await workBulkRun(bulkDeps, seen.uuid)
    expect(await billOf(worker)).toMatchObject({ total_cents: 5_000 })
  })
})

const addAlerts = async (...statuses: ('new' | 'inprogress')[]) => {
  const made = await Promise.all(
    statuses.map(async (status) => {
      const { rows } = await database.pool.query<{ uuid: string }>(
        `insert into alerts (fingerprint, type, title, detail, status, assigned_to, created_date, last_date)
         values (gen_random_uuid(), 'alert', 'A declined card', '', $1, case when $1 = 'inprogress' then $2::uuid end, $3, $3)
         returning uuid`,
        [status, finance_uuid, afterReview],
      )
      return rows[0]?.uuid ?? ''
    }),
  )
  return made
}
const alertsOf = async (uuids: readonly string[]) => {
  const { rows } = await database.pool.query<{ uuid: string; status: string; assigned_to: string | null }>(
    'select uuid, status, assigned_to from alerts where uuid = any($1)',
    [uuids],
  )
  return uuids.map((uuid) => rows.find((row) => row.uuid === uuid))
}

describe('an undo', () => {
  let staff: string
  beforeAll(async () => {
    const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_alert.edit'] })
    staff = await addSession(database, clock, uuid)
  })
  const resolveAll = async (uuids: readonly string[]) => {
    const body = { action: 'alerts.resolve', selection: { uuids }, values: { note: 'The bank was away' } }
    const seen = (await request('POST /bulk-runs', body, undefined, staff)).body as unknown as Run
    await start(seen.uuid, newKey(), staff)
    await workBulkRun(bulkDeps, seen.uuid)
    return seen.uuid
  }
  const undo = (uuid: string) => request(`POST /bulk-runs/${uuid}/undo`, undefined, undefined, staff)

  it('brings back each row as it was, but for those that changed since, and happens once', async () => {
    const uuids = await addAlerts('new', 'inprogress', 'new')
    const run = await resolveAll(uuids)
    expect((await alertsOf(uuids)).map((alert) => alert?.status)).toEqual(['resolved', 'resolved', 'resolved'])
    await database.pool.query('update alerts set version = version + 1 where uuid = $1', [uuids[2]])
    const { status, body } = await undo(run)
    expect([status, body['undo_of'], body['ready']]).toEqual([200, run, 3])
    await workBulkRun(bulkDeps, String(body['uuid']))
    const after = await request(`GET /bulk-runs/${String(body['uuid'])}`, undefined, undefined, staff)
    expect(after.body).toMatchObject({ state: 'done', done: 2, skipped: 1, can_undo: false })
    expect(await alertsOf(uuids)).toMatchObject([
      { status: 'new', assigned_to: null },
      { status: 'inprogress', assigned_to: finance_uuid },
      { status: 'resolved' },
    ])
    expect((await undo(run)).body['code']).toBe('undone')
  })

  it('is there for a day, no longer, and not while the run is worked', async () => {
    const uuids = await addAlerts('new')
    const run = await resolveAll(uuids)
    clock.set(new Date(afterReview.getTime() + 24 * 3_600_000 + 1))
    expect((await undo(run)).body['code']).toBe('too_late')
    clock.set(new Date(afterReview.getTime() + 24 * 3_600_000))
    expect((await undo(run)).status).toBe(200)
    const body = { action: 'alerts.resolve', selection: { uuids: await addAlerts('new') }, values: { note: 'Done' } }
    const seen = (await request('POST /bulk-runs', body, undefined, staff)).body as unknown as Run
    await start(seen.uuid, newKey(), staff)
    expect((await undo(seen.uuid)).body['code']).toBe('not_now')
  })

  it('of a run over bills is nobody’s to see who looks after alerts, nor can they start one', async () => {
    const uuids = await drafts(1)
    const { run: seen } = await preview('bills.calculate', { uuids })
    expect((await request(`GET /bulk-runs/${seen.uuid}`, undefined, undefined, staff)).status).toBe(404)
    const body = { action: 'bills.calculate', selection: { uuids }, values: {} }
    expect((await request('POST /bulk-runs', body, undefined, staff)).status).toBe(403)
  })
})
