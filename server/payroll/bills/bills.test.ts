import { beforeEach, describe, expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { addWorkplace } from '../../testing/rows/add-workplace.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { runBillsDaily } from './run-bills.ts'

const suite = await billsSuite()
const { clock, database, addWorker, send, finance, staff, client, approved, run, billsOf, billOf, post, entryRow } =
  suite

beforeEach(() => clock.set(afterReview))

const hour = 3600

describe('D2.1 a run', () => {
  it('takes what is approved and payable of half-months whose review is over, and nothing else', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await approved(worker, '2026-10-31', 2 * hour)
    // November's first half is still open, whoever approved early.
    await approved(worker, '2026-11-02', hour)
    await approved(worker, '2026-10-21', hour, { status: 'queried', approved_date: null })
    await approved(worker, '2026-10-22', hour, { payable: false, billable: false })
    await approved(worker, '2026-10-23', hour, { removed_date: afterReview })
    expect(await run()).toMatchObject({ until: '2026-10-31' })
    expect(await billOf(worker)).toMatchObject({
      number: null,
      status: 'draft',
      period_start: '2026-10-16',
      period_end: '2026-10-31',
      bill_date: '2026-11-10',
      total_cents: 7_500,
      lines: [{ kind: 'time', seconds: 3 * hour, unit_cents: 2_500, amount_cents: 7_500, entries: 2 }],
    })
  })

  it('takes the last day of a half-month, and that alone makes up a draft', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-31', hour)
    await run()
    expect(await billsOf(worker)).toMatchObject([{ total_cents: 2_500 }])
  })

  it('leaves time alone whose place has no rate yet, and makes no draft of it', async () => {
    const [unpaid, both] = [await addWorker(), await addWorker()]
    const { virtualassistant_uuid, ratePlan } = both
    const about = { client_uuid: ratePlan.client_uuid, created_by: suite.contact_uuid, virtualassistant_uuid }
    const second = await addWorkplace(database, about)
    await database.pool.query('update rate_plans set va_rate_cents = 0 where uuid = any ($1)', [
      [unpaid.ratePlan.rate_plan_uuid, second.rate_plan_uuid],
    ])
    await approved(unpaid, '2026-10-20', hour)
    await approved(both, '2026-10-20', hour)
    await approved({ ...both, ratePlan: second }, '2026-10-21', hour)
    await run()
    expect(await billsOf(unpaid)).toEqual([])
    expect(await billOf(both)).toMatchObject({ lines: [{ unit_cents: 2_500, entries: 1 }] })
    expect((await billOf(both)).lines).toHaveLength(1)
  })

  it('waits for the end of the review: the last second of it is not over yet', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    clock.set(new Date('2026-11-07T04:59:59Z'))
    await run()
    expect(await billsOf(worker)).toEqual([])
    clock.set(new Date('2026-11-07T05:00:00Z'))
    await run()
    expect(await billsOf(worker)).toHaveLength(1)
  })

  it('changes nothing when it is done again, and none has two drafts when several run at once', async () => {
    const workers = await Promise.all([addWorker(), addWorker(), addWorker()])
    for (const worker of workers) await approved(worker, '2026-10-20', hour)
    await Promise.all([run(), run(), run()])
    const before = await Promise.all(workers.map(billOf))
    expect(before.map(({ total_cents }) => total_cents)).toEqual([2_500, 2_500, 2_500])
    expect((await run()).drafts).toBe(0)
    expect(await Promise.all(workers.map(billOf))).toEqual(before)
  })

  it('rounds once a line, and what its entries show adds up to it, to the cent and to the minute', async () => {
    const worker = await addWorker()
    for (const seconds of [1, 1, 1, 1000, 1234, 59]) await approved(worker, '2026-10-20', seconds)
    await run()
    const bill = await billOf(worker)
    // 2,296 s at 25.00 an hour are 15.9444…
    expect(bill).toMatchObject({ total_cents: 1_594, lines: [{ seconds: 2_296, amount_cents: 1_594 }] })
    const { body } = await send(`GET /va-bills/${String(bill['uuid'])}/time?position=1`, finance)
    const time = body['time'] as { amount_cents: number; printed: { minutes: number; hundredths: number } }[]
    expect(time).toHaveLength(6)
    // 2,296 s are printed as 0h 38m (0.64h).
    expect(time.reduce((sum, { printed }) => sum + printed.minutes, 0)).toBe(38)
    expect(time.reduce((sum, { printed }) => sum + printed.hundredths, 0)).toBe(64)
    expect(time.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(1_594)
  })

  it('makes up one draft a currency, of the places that are paid in it', async () => {
    const worker = await addWorker()
    const { virtualassistant_uuid, ratePlan } = worker
    const about = { client_uuid: ratePlan.client_uuid, created_by: suite.contact_uuid, virtualassistant_uuid }
    const abroad = await addWorkplace(database, about)
    await database.pool.query(`update rate_plans set va_currency = 'usd' where uuid = $1`, [abroad.rate_plan_uuid])
    await approved(worker, '2026-10-20', hour)
    await approved({ ...worker, ratePlan: abroad }, '2026-10-21', 3 * hour)
    await run()
    const totals = (await billsOf(worker)).map(
      ({ currency, total_cents }) => `${String(currency)} ${String(total_cents)}`,
    )
    expect(totals.toSorted()).toEqual(['cad 2500', 'usd 7500'])
  })

  it('takes what comes late with the next one', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    await run()
    await post((await billOf(worker))['uuid'])
    const late = await approved(worker, '2026-10-25', 2 * hour)
    await run()
    expect(await billsOf(worker)).toMatchObject([
      { status: 'draft', total_cents: 5_000 },
      { status: 'posted', total_cents: 10_000 },
    ])
    expect(await entryRow(late)).toMatchObject({ status: 'approved', bill_uuid: null })
  })

  it('lets a question wait without the rest, and takes it once it is answered', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    const queried = await approved(worker, '2026-10-21', hour, { status: 'queried', approved_date: null })
    await run()
    expect(await billOf(worker)).toMatchObject({ total_cents: 10_000 })
    await database.pool.query(`update time_entries set status = 'approved' where uuid = $1`, [queried])
    await run()
    expect(await billOf(worker)).toMatchObject({ total_cents: 12_500 })
  })

  it('tells finance each day where there is something to post', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await runBillsDaily({ database, clock, timeRules, rules: suite.billRules, log: silentLog })
    await runBillsDaily({ database, clock, timeRules, rules: suite.billRules, log: silentLog })
    const { rows } = await database.pool.query<{ title: string }>(
      `select title from notifications where type = 'bills_to_post' and user_uuid = $1`,
      [suite.finance_uuid],
    )
    expect(rows).toEqual([{ title: 'A bill is ready to post' }])
  })
})

it('of one that throws holds up nobody else’s, and the next run makes it up', async () => {
  const [broken, fine] = [await addWorker(), await addWorker()]
  for (const worker of [broken, fine]) await approved(worker, '2026-10-20', hour)
  await database.pool.query(
    `create function break_bill() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await database.pool.query(
    `create trigger break_bill before insert on va_bills for each row
       when (new.virtualassistant_uuid = '${broken.virtualassistant_uuid}') execute function break_bill()`,
  )
  await run()
  expect(await billsOf(broken)).toEqual([])
  expect(await billsOf(fine)).toMatchObject([{ status: 'draft', total_cents: 2_500 }])
  await database.pool.query('drop function break_bill cascade')
  await run()
  expect(await billsOf(broken)).toMatchObject([{ status: 'draft', total_cents: 2_500 }])
})

describe('D2.1 a draft', () => {
  it('waits below the minimum and below zero, and takes the next half-month', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour / 2)
    await run()
    const small = await billOf(worker)
    expect(small).toMatchObject({ total_cents: 1_250, waits: 'below_minimum' })
    expect(await post(small['uuid'])).toMatchObject({ status: 409, body: { code: 'below_minimum' } })
    const lines = [{ kind: 'adjustment', description: 'Paid twice in September', amount_cents: -5_000 }]
    const path = `PUT /va-bills/${String(small['uuid'])}` as const
    const negative = await send(path, finance, { version: small['version'], lines, note: '' })
    expect(negative).toMatchObject({ status: 200, body: { total_cents: -3_750, waits: 'below_zero' } })
    expect(await post(small['uuid'], { below_minimum: true })).toMatchObject({
      status: 409,
      body: { code: 'below_zero' },
    })
    await approved(worker, '2026-11-03', 4 * hour)
    clock.set(new Date('2026-11-24T15:00:00Z'))
    await run()
    const next = await billOf(worker)
    expect(next).toMatchObject({
      total_cents: 6_250,
      period_start: '2026-10-16',
      period_end: '2026-11-15',
      waits: null,
    })
    expect(await post(next['uuid'])).toMatchObject({ status: 200, body: { number: expect.any(String) } })
  })

  it('of exactly the minimum is paid, and of a cent less waits', async () => {
    const [exact, less] = [await addWorker(), await addWorker()]
    await approved(exact, '2026-10-20', hour)
    // 3,599 s at 25.00 an hour are 24.993…
    await approved(less, '2026-10-20', hour - 1)
    await run()
    expect(await billOf(exact)).toMatchObject({ total_cents: suite.billRules.minimumCents, waits: null })
    expect(await post((await billOf(exact))['uuid'])).toMatchObject({ status: 200, body: { status: 'posted' } })
    expect(await billOf(less)).toMatchObject({ total_cents: 2_499, waits: 'below_minimum' })
    expect(await post((await billOf(less))['uuid'])).toMatchObject({ status: 409, body: { code: 'below_minimum' } })
  })

  it('of exactly nothing is posted by nobody', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await run()
    const { uuid, version } = await billOf(worker)
    const lines = [{ kind: 'adjustment', description: 'Paid in advance', amount_cents: -2_500 }]
    const { body } = await send(`PUT /va-bills/${String(uuid)}`, finance, { version, lines, note: '' })
    expect(body).toMatchObject({ total_cents: 0, waits: 'below_zero' })
    expect(await post(uuid, { below_minimum: true })).toMatchObject({ status: 409, body: { code: 'below_zero' } })
  })

  it('is paid although it is small where staff say so', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 60)
    await run()
    const { uuid } = await billOf(worker)
    expect(await post(uuid, { below_minimum: true })).toMatchObject({ status: 200, body: { total_cents: 42 } })
  })

  it('says that its time has changed, and isn’t posted until it is calculated once more', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    const changed = await approved(worker, '2026-10-21', 2 * hour)
    await run()
    const { uuid } = await billOf(worker)
    await database.pool.query(`update time_entries set status = 'in_review', seconds = 3600 where uuid = $1`, [changed])
    expect(await billOf(worker)).toMatchObject({ outdated: true, total_cents: 15_000 })
    expect(await post(uuid)).toMatchObject({ status: 409, body: { code: 'outdated' } })
    expect(await send('POST /va-bills/calculate', finance, { uuid })).toMatchObject({
      status: 200,
      body: { outdated: false, total_cents: 10_000 },
    })
    expect(await post(uuid)).toMatchObject({ status: 200 })
    expect(await entryRow(changed)).toMatchObject({ bill_uuid: null, status: 'in_review' })
  })

  it('says so too where its time is approved as another length, or is paid at another rate', async () => {
    const worker = await addWorker()
    const entry = await approved(worker, '2026-10-20', 4 * hour)
    await run()
    await database.pool.query('update time_entries set seconds = 7200 where uuid = $1', [entry])
    expect(await billOf(worker)).toMatchObject({ outdated: true })
    await run()
    expect(await billOf(worker)).toMatchObject({ outdated: false, total_cents: 5_000 })
    const { rate_plan_uuid } = worker.ratePlan
    await database.pool.query('update rate_plans set va_rate_cents = 3000 where uuid = $1', [rate_plan_uuid])
    expect(await billOf(worker)).toMatchObject({ outdated: true })
    await run()
    expect(await billOf(worker)).toMatchObject({ outdated: false, total_cents: 6_000 })
  })

  it('keeps what staff wrote when it is made up anew, and is saved from the version that was read', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await run()
    const bill = await billOf(worker)
    const path = `PUT /va-bills/${String(bill['uuid'])}` as const
    const lines = [{ kind: 'bonus', description: 'A year with us', amount_cents: 10_000 }]
    const saved = await send(path, finance, { version: bill['version'], lines, note: 'Thank you, Maya' })
    expect(saved.body).toMatchObject({ total_cents: 12_500, note: 'Thank you, Maya' })
    expect(await send(path, finance, { version: bill['version'], lines: [], note: '' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    await approved(worker, '2026-10-21', hour)
    await run()
    expect(await billOf(worker)).toMatchObject({
      total_cents: 15_000,
      lines: [
        { position: 1, kind: 'time', amount_cents: 5_000 },
        { position: 2, kind: 'bonus', amount_cents: 10_000 },
      ],
    })
  })

  it.each([
    [{ kind: 'bonus', description: 'Less', amount_cents: -1 }, 'A bonus must be more than nothing'],
    [{ kind: 'adjustment', description: 'None', amount_cents: 0 }, 'Must not be zero'],
    [{ kind: 'adjustment', description: ' ', amount_cents: 5 }, 'Required'],
  ])('refuses a line that makes no sense: %j', async (line, message) => {
    const worker = await addWorker()
    const { virtualassistant_uuid } = worker
    const sent = { virtualassistant_uuid, currency: 'cad', lines: [line] }
    const { status, body } = await send('POST /va-bills', finance, sent)
    expect(status).toBe(400)
    expect(Object.values(body['fields'] as object)).toEqual([message])
    expect(await billsOf(worker)).toEqual([])
  })

  it('is made by hand with what waits already, once an assistant and currency', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    const { virtualassistant_uuid } = worker
    const lines = [{ kind: 'bonus', description: 'Referral', amount_cents: 5_000 }]
    const sent = { uuid: '-1', virtualassistant_uuid, currency: 'cad', lines, note: '' }
    expect(await send('POST /va-bills', finance, sent)).toMatchObject({
      status: 200,
      body: { status: 'draft', total_cents: 7_500 },
    })
    expect(await send('POST /va-bills', finance, sent)).toMatchObject({ status: 409, body: { code: 'draft_exists' } })
    const other = await send('POST /va-bills', finance, { ...sent, currency: 'usd' })
    expect(other).toMatchObject({ status: 200, body: { currency: 'usd', total_cents: 5_000 } })
  })

  it('is nobody’s business but finance’s', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await run()
    const { uuid } = await billOf(worker)
    expect((await send(`GET /va-bills/${String(uuid)}`, worker.token)).status).toBe(404)
    expect((await send('GET /va-bills', worker.token)).body).toEqual({ bills: [], count: 0 })
    for (const token of [staff, client]) expect((await send('GET /va-bills', token)).status).toBe(403)
    expect((await send(`GET /va-bills/${String(uuid)}/file`, finance)).status).toBe(409)
  })
})
