import { beforeEach, describe, expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import type { Worker } from '../../testing/time-suite.ts'

const { clock, database, addWorker, send, finance, approved, run, billOf, billsOf, post } = await billsSuite()

beforeEach(() => clock.set(afterReview))

const hour = 3600

async function adjusted({ virtualassistant_uuid }: Worker, about: object = {}): Promise<string> {
  const { body } = await send('POST /adjustments', finance, adjustmentOf({ virtualassistant_uuid, ...about }))
  const { status } = await send(`POST /adjustments/${String(body['uuid'])}/approve`, finance, { version: 1 })
  expect(status).toBe(200)
  return String(body['uuid'])
}
const read = async (uuid: string) => (await send(`GET /adjustments/${uuid}`, finance)).body

describe('D2.1 an adjustment of an assistant', () => {
  it('is a line of the next draft, which leads to it and back, and stays once that is posted', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    const uuid = await adjusted(worker, { reason_code: 'expense', amount_cents: 4_250, note: 'Receipt 77' })
    await run()
    const bill = await billOf(worker)
    expect(bill).toMatchObject({ total_cents: 14_250 })
    expect(bill.lines[1]).toMatchObject({
      kind: 'adjustment',
      description: 'Expenses paid back, Nov 10th 2026',
      amount_cents: 4_250,
      adjustment_uuid: uuid,
    })
    expect(await read(uuid)).toMatchObject({ state: 'applied', applied_to: { kind: 'bill', number: null } })
    const { body: posted } = await post(bill['uuid'])
    expect(await read(uuid)).toMatchObject({ applied_to: { uuid: bill['uuid'], number: posted['number'] } })
    const theirs = await send(`GET /va-bills/${String(bill['uuid'])}`, worker.token)
    expect((theirs.body['lines'] as object[])[1]).toMatchObject({ adjustment_uuid: null })
    expect(theirs.text).not.toContain('Receipt 77')
    expect(await send(`POST /adjustments/${uuid}/void`, finance, { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'applied' },
    })
  })

  it('alone makes a draft, and is one line however often that is made up', async () => {
    const worker = await addWorker()
    await adjusted(worker, { amount_cents: 3_000 })
    await Promise.all([run(), run()])
    await run()
    const bill = await billOf(worker)
    await send('POST /va-bills/calculate', finance, { uuid: bill['uuid'] })
    expect(await billOf(worker)).toMatchObject({ total_cents: 3_000, lines: [{ position: 1 }] })
    await approved(worker, '2026-10-21', hour)
    await run()
    expect(await billOf(worker)).toMatchObject({
      total_cents: 5_500,
      lines: [{ kind: 'time' }, { kind: 'adjustment' }],
    })
  })

  it('stays beside what staff write on the draft', async () => {
    const worker = await addWorker()
    await adjusted(worker, { amount_cents: 3_000 })
    await run()
    const { uuid, version } = await billOf(worker)
    const lines = [{ kind: 'bonus', description: 'Thank you', amount_cents: 1_000 }]
    const saved = await send(`PUT /va-bills/${String(uuid)}`, finance, { version, lines, note: '' })
    expect(saved.body).toMatchObject({ total_cents: 4_000, lines: [{ amount_cents: 3_000 }, { kind: 'bonus' }] })
    await run()
    const again = await send(`PUT /va-bills/${String(uuid)}`, finance, {
      version: saved.body['version'],
      lines: [],
      note: '',
    })
    expect(again.body).toMatchObject({ total_cents: 3_000, lines: [{ amount_cents: 3_000 }] })
  })

  it('below zero is carried forward by the draft, as a whole', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await adjusted(worker, { amount_cents: -6_000, reason_code: 'advance' })
    await run()
    const bill = await billOf(worker)
    expect(bill).toMatchObject({ total_cents: -3_500, waits: 'below_zero' })
    expect(await post(bill['uuid'])).toMatchObject({ status: 409, body: { code: 'below_zero' } })
  })

  it('of hours is at what the place pays on that day, in its currency', async () => {
    const worker = await addWorker()
    const { rate_plan_uuid, project_uuid } = worker.ratePlan
    const uuid = await adjusted(worker, { minutes: 90, rate_plan_uuid, reason_code: 'hours' })
    expect(await read(uuid)).toMatchObject({ unit_cents: 2_500, amount_cents: 3_750, currency: 'cad', project_uuid })
    const other = await addWorker()
    const about = { virtualassistant_uuid: other.virtualassistant_uuid, minutes: 60, rate_plan_uuid }
    expect((await send('POST /adjustments', finance, adjustmentOf(about))).status).toBe(404)
  })

  it('of hours has a rate on the first and the last day of its place, and none the day before and after', async () => {
    const worker = await addWorker('America/Toronto', { start_date: '2026-10-05', rp_end_date: '2026-11-03' })
    const { virtualassistant_uuid, ratePlan } = worker
    const propose = async (effective_date: string) => {
      const about = { virtualassistant_uuid, minutes: 60, rate_plan_uuid: ratePlan.rate_plan_uuid, effective_date }
      return (await send('POST /adjustments', finance, adjustmentOf(about))).status
    }
    const days = ['2026-10-04', '2026-10-05', '2026-11-03', '2026-11-04']
    expect(await Promise.all(days.map(propose))).toEqual([409, 200, 200, 409])
  })

  it('of hours comes to $100,000 at most', async () => {
    const { virtualassistant_uuid, ratePlan } = await addWorker()
    const { rate_plan_uuid } = ratePlan
    await database.pool.query('update rate_plans set va_rate_cents = 100000 where uuid = $1', [rate_plan_uuid])
    const propose = (minutes: number) =>
      send('POST /adjustments', finance, adjustmentOf({ virtualassistant_uuid, minutes, rate_plan_uuid }))
    expect(await propose(6_000)).toMatchObject({ status: 200, body: { amount_cents: 10_000_000 } })
    expect(await propose(6_001)).toMatchObject({ status: 409, body: { code: 'too_much' } })
  })

  it('D1 costs the subscription it is about, in what is kept as in the lines', async () => {
    const worker = await addWorker()
    const { rate_plan_uuid, project_uuid } = worker.ratePlan
    await adjusted(worker, { minutes: 90, rate_plan_uuid, reason_code: 'hours' })
    await run()
    await post((await billOf(worker))['uuid'])
    const { rows } = await database.pool.query(
      `select (select sum(cost_cents)::int from income_sums where project_uuid = $1) as kept,
        (select sum(amount_cents)::int from income_lines where project_uuid = $1 and measure = 'cost') as plain`,
      [project_uuid],
    )
    expect(rows).toEqual([{ kept: 3_750, plain: 3_750 }])
  })

  it('that is void is taken off the draft, with the total, and comes back by no run', async () => {
    const worker = await addWorker()
    const first = await adjusted(worker, { amount_cents: 3_000 })
    const second = await adjusted(worker, { amount_cents: 4_000 })
    await run()
    const { body } = await send(`POST /adjustments/${first}/void`, finance, { version: 2 })
    expect(body).toMatchObject({ state: 'void', applied_to: null })
    expect(await billOf(worker)).toMatchObject({ total_cents: 4_000, lines: [{ amount_cents: 4_000 }] })
    await run()
    const { uuid, version } = await billOf(worker)
    const lines = [{ kind: 'bonus', description: 'Thank you', amount_cents: 1_000 }]
    await send(`PUT /va-bills/${String(uuid)}`, finance, { version, lines, note: '' })
    expect(await billOf(worker)).toMatchObject({ total_cents: 5_000, lines: [{ adjustment_uuid: second }, {}] })
  })

  it('voided while its bill is posted: one of both wins', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    const uuid = await adjusted(worker, { amount_cents: 3_000 })
    await run()
    const [bill] = await billsOf(worker)
    const [, voided] = await Promise.all([
      post(bill?.['uuid']),
      send(`POST /adjustments/${uuid}/void`, finance, { version: 2 }),
    ])
    const total = voided.status === 200 ? 10_000 : 13_000
    // What was voided first is looked at again before it is posted.
    if ((await billOf(worker))['status'] === 'draft') await post(bill?.['uuid'])
    expect(await billOf(worker)).toMatchObject({ status: 'posted', total_cents: total })
    expect(await read(uuid)).toMatchObject({ state: voided.status === 200 ? 'void' : 'applied' })
  })

  it('makes up a draft by itself on exactly its day, and not the day before', async () => {
    const worker = await addWorker()
    await adjusted(worker, { amount_cents: 3_000, effective_date: '2026-11-11' })
    await run()
    expect(await billsOf(worker)).toEqual([])
    clock.set(new Date('2026-11-11T15:00:00Z'))
    await run()
    expect(await billsOf(worker)).toMatchObject([{ bill_date: '2026-11-11', total_cents: 3_000 }])
  })

  it('waits for its day, and for the draft of its own currency', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await adjusted(worker, { amount_cents: 3_000, effective_date: '2026-11-11' })
    await adjusted(worker, { amount_cents: 9_000, currency: 'usd' })
    await run()
    const totals = (await billsOf(worker)).map(
      ({ currency, total_cents }) => `${String(currency)} ${String(total_cents)}`,
    )
    expect(totals.toSorted()).toEqual(['cad 2500', 'usd 9000'])
  })

  it('is what its line is: the database refuses any other', async () => {
    const worker = await addWorker()
    const uuid = await adjusted(worker, { amount_cents: 3_000 })
    await run()
    const bill = await billOf(worker)
    await expect(
      database.pool
        .query('update va_bill_lines set amount_cents = 2999 where bill_uuid = $1', [bill['uuid']])
        .then(() => database.pool.query(`update adjustments set version = version + 1 where uuid = $1`, [uuid])),
    ).rejects.toMatchObject({ constraint: 'adjustments_are_lines' })
  })
})
