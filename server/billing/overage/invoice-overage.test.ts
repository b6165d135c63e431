import { describe, expect, it } from 'vitest'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { addPerson } from '../../testing/people.ts'
import { addAdjustment, adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { invoiceOverage } from './invoice-overage.ts'

const { clock, database, deps, subscriber, runOn, invoicesOf, chargesOf, projectOf } = await renewalsSuite()

const hour = 3600
/** A period from 1 to 31 March 2027; the review of its last half-month ends with 7 April. */
const start_date = '2027-03-01'
const reviewed = '2027-04-08'

const run = async (day: string) => {
  clock.set(new Date(`${day}T10:05:00Z`))
  await invoiceOverage({ ...deps, timeRules })
  const { rows } = await database.pool.query('select last_error from failing_items')
  expect(rows).toEqual([])
}

/** Someone with ten hours from 1 March on, and an assistant. */
async function small(about: Partial<Parameters<typeof subscriber>[0]> = {}) {
  const someone = await subscriber({ start_date, hours: 10, ...about })
  const { uuid } = await addAssistant(database, {})
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    uuid,
  ])
  return someone
}
type Small = Awaited<ReturnType<typeof small>>

/** Reviewed time of a day, and how much of it the client agreed to beyond the hours. */
const worked = (someone: Small, task_date: string, seconds: number, about: object = {}) =>
  addTimeEntry(database, someone.uuid, { task_date, seconds, status: 'approved', ...about })
const beyond = (someone: Small, task_date: string, seconds: number, about: object = {}) =>
  worked(someone, task_date, seconds, { overage_seconds: seconds, ...about })

/** The invoices besides those that begin a period, in the order they were posted. */
const above = async (someone: Small) =>
  (await invoicesOf(someone))
    .filter(({ kind }) => kind === 'overage' || kind === 'final')
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))

async function linesOf(invoice_uuid: string | undefined) {
  const { rows } = await database.pool.query(
    `select kind, description, quantity, unit_cents, amount_cents, seconds from invoice_lines where invoice_uuid = $1 order by position`,
    [invoice_uuid],
  )
  return rows
}

async function chargedOf(entry: string) {
  const { rows } = await database.pool.query<{ seconds: number; amount_cents: number }>(
    'select seconds, amount_cents from invoice_time where time_entry_uuid = $1 order by invoice_uuid',
    [entry],
  )
  return rows
}

describe('D1 time above the hours of a period', () => {
  it('is invoiced once the reviews of the period are over, at the client’s rate at that volume, with taxes', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    const entry = await beyond(someone, '2027-03-20', 2.5 * hour)
    await run('2027-04-07')
    expect(await above(someone)).toEqual([])
    await run(reviewed)
    const [invoice, ...others] = await above(someone)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'overage',
      status: 'posted',
      period_start: '2027-03-01',
      period_end: '2027-03-31',
      invoice_date: reviewed,
      subtotal_cents: 9500,
      tax_cents: 1235,
      total_cents: 10_735,
    })
    expect(await linesOf(invoice?.uuid)).toEqual([
      {
        kind: 'overage',
        description: expect.stringContaining(': above the hours of '),
        quantity: 1,
        unit_cents: 3800,
        amount_cents: 9500,
        seconds: 2.5 * hour,
      },
    ])
    expect(await chargedOf(entry)).toEqual([{ seconds: 2.5 * hour, amount_cents: 9500 }])
  })

  it('is on one invoice, however often and however many run at once', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    await beyond(someone, '2027-03-20', 1)
    await beyond(someone, '2027-03-21', hour)
    clock.set(new Date(`${reviewed}T10:05:00Z`))
    await Promise.all(Array.from({ length: 6 }, () => invoiceOverage({ ...deps, timeRules })))
    await run('2027-04-09')
    expect(await above(someone)).toHaveLength(1)
  })

  it('is charged to the card like a renewal, once', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    await beyond(someone, '2027-03-20', hour)
    await runOn('2027-04-01')
    await run(reviewed)
    await runOn(reviewed)
    await runOn(reviewed)
    const [invoice] = await above(someone)
    expect(invoice).toMatchObject({ status: 'paid', paid_cents: 4294 })
    const charges = await chargesOf(someone)
    expect(charges.filter(({ invoice_uuid }) => invoice_uuid === invoice?.uuid)).toMatchObject([
      { state: 'succeeded', amount_cents: 4294 },
    ])
  })

  it('whose card is refused is tried as a renewal is, and past due after the fifth try', async () => {
    const someone = await small({ token: 'tok_declined' })
    await worked(someone, '2027-03-10', 10 * hour)
    await beyond(someone, '2027-03-20', hour)
    await database.pool.query(`update projects set invoiced_until = '2027-12-31' where uuid = $1`, [someone.uuid])
    await run(reviewed)
    for (const day of ['08', '09', '11', '13', '15']) await runOn(`2027-04-${day}`)
    expect(await above(someone)).toMatchObject([{ status: 'overdue', paid_cents: 0 }])
    expect(await projectOf(someone)).toMatchObject({ ar_status: 'past_due' })
  })

  it('that nobody agreed to is never charged, whatever became of the hours', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    await worked(someone, '2027-03-11', 3 * hour)
    await database.pool.query('update subscription_periods set prepaid_seconds = 0 where project_uuid = $1', [
      someone.uuid,
    ])
    await run(reviewed)
    expect(await above(someone)).toEqual([])
  })

  it('is no more than what is above the hours: added ones come first, and the latest time is what is left', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    const early = await beyond(someone, '2027-03-20', 2 * hour)
    const late = await beyond(someone, '2027-03-22', 2 * hour)
    await database.pool.query('update subscription_periods set added_seconds = $2 where project_uuid = $1', [
      someone.uuid,
      2.5 * hour,
    ])
    await run(reviewed)
    expect(await chargedOf(early)).toEqual([])
    expect(await chargedOf(late)).toMatchObject([{ seconds: 1.5 * hour }])
  })

  it('waits while it is asked about, and what it made room for too; the rest is charged, and it comes on the next', async () => {
    const someone = await small()
    const entry = await worked(someone, '2027-03-10', 3 * hour, { status: 'queried' })
    await worked(someone, '2027-03-11', 7 * hour)
    const early = await beyond(someone, '2027-03-20', 2 * hour)
    const late = await beyond(someone, '2027-03-21', 3 * hour)
    await run(reviewed)
    expect([await chargedOf(early), await chargedOf(late)]).toMatchObject([[], [{ seconds: 2 * hour }]])
    await database.pool.query(`update time_entries set status = 'approved' where uuid = $1`, [entry])
    await run('2027-04-12')
    expect([await chargedOf(early), await chargedOf(late)]).toMatchObject([
      [{ seconds: 2 * hour }],
      [{ seconds: 2 * hour }, { seconds: hour }],
    ])
    const [first, second] = await above(someone)
    expect([first?.subtotal_cents, second?.subtotal_cents]).toEqual([7600, 3 * 3800])
  })

  it('that was charged counts as charged: nothing more is, where hours that were added since take the rest', async () => {
    const someone = await small()
    const entry = await worked(someone, '2027-03-10', 3 * hour, { status: 'queried' })
    await worked(someone, '2027-03-11', 7 * hour)
    const early = await beyond(someone, '2027-03-20', 2 * hour)
    const late = await beyond(someone, '2027-03-21', 3 * hour)
    await run(reviewed)
    await database.pool.query('update subscription_periods set added_seconds = $2 where project_uuid = $1', [
      someone.uuid,
      3 * hour,
    ])
    await database.pool.query(`update time_entries set status = 'approved' where uuid = $1`, [entry])
    await run('2027-04-12')
    expect([await chargedOf(early), await chargedOf(late)]).toMatchObject([[], [{ seconds: 2 * hour }]])
    expect(await above(someone)).toHaveLength(1)
  })

  it('that is billed to its assistant’s bill before is charged all the same', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    await beyond(someone, '2027-03-20', hour, { status: 'billed' })
    await run(reviewed)
    expect(await above(someone)).toHaveLength(1)
  })

  it('goes on where the time charged before ended, over the next band’s price', async () => {
    const someone = await small({ hours: 18 })
    await worked(someone, '2027-03-10', 18 * hour)
    await beyond(someone, '2027-03-20', hour)
    await run(reviewed)
    await beyond(someone, '2027-03-21', 1.5 * hour, { created_date: new Date('2027-04-09T12:00:00Z') })
    await run('2027-04-12')
    const charged = (await above(someone)).map(({ subtotal_cents }) => subtotal_cents)
    // 18 h cost 684.00, 19 h no more than 20 h: 720.00; 20.5 h cost 738.00.
    expect(charged).toEqual([3600, 1800])
  })

  it('stays as it was charged', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    const entry = await beyond(someone, '2027-03-20', hour)
    await run(reviewed)
    const change = database.pool.query(`update time_entries set seconds = 7200 where uuid = $1`, [entry])
    await expect(change).rejects.toMatchObject({ constraint: 'time_entries_invoiced_stay' })
    await expect(
      database.pool.query('delete from invoice_time where time_entry_uuid = $1', [entry]),
    ).rejects.toMatchObject({ constraint: 'invoices_posted_stay' })
  })
})

const end = (someone: Small, day: string) =>
  database.pool.query(
    `update projects set end_date = $2, cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
    [someone.uuid, day],
  )

/** Approved on the day of the first invoice, whatever it comes to. */
async function adjusted(someone: Small, amount_cents: number, effective_date = '2027-03-05'): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    'select created_by as uuid from projects where uuid = $1',
    [someone.uuid],
  )
  const [staff] = rows
  const second = await addPerson(database, { permissions: ['admin'] })
  const form = adjustmentOf({ project_uuid: someone.uuid, amount_cents, effective_date })
  return addAdjustment(database, form, { proposed_by: staff?.uuid ?? '', approved_by: second.uuid })
}
const stateOf = async (uuid: string) =>
  (await database.pool.query('select state, amount_cents from adjustments where uuid = $1', [uuid])).rows[0]

describe('approved adjustments', () => {
  it('come along with time above the hours, as far as there is something to take off', async () => {
    const someone = await small()
    await worked(someone, '2027-03-10', 10 * hour)
    await beyond(someone, '2027-03-20', hour)
    const uuid = await adjusted(someone, -5000)
    await run(reviewed)
    const [invoice] = await above(someone)
    expect(invoice).toMatchObject({ kind: 'overage', subtotal_cents: 0, total_cents: 0 })
    expect(await linesOf(invoice?.uuid)).toMatchObject([{ seconds: hour }, { kind: 'adjustment', amount_cents: -3800 }])
    expect(await stateOf(uuid)).toEqual({ state: 'applied', amount_cents: -3800 })
  })

  it('of a subscription that is over are its final invoice, once its last review is', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    const uuid = await adjusted(someone, 6000)
    await run('2027-04-07')
    expect(await above(someone)).toEqual([])
    await run(reviewed)
    await run('2027-04-09')
    expect(await above(someone)).toMatchObject([{ kind: 'final', subtotal_cents: 6000, total_cents: 6780 }])
    expect(await stateOf(uuid)).toEqual({ state: 'applied', amount_cents: 6000 })
  })

  it('are charged from exactly their day on', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    await adjusted(someone, 6000, '2027-04-09')
    await run(reviewed)
    expect(await above(someone)).toEqual([])
    await run('2027-04-09')
    expect(await above(someone)).toMatchObject([{ kind: 'final', subtotal_cents: 6000 }])
  })

  it('that come to exactly nothing make no final invoice', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    await adjusted(someone, 6000)
    await adjusted(someone, -6000)
    await run(reviewed)
    expect(await above(someone)).toEqual([])
  })

  it('that only take off make no final invoice', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    await adjusted(someone, -6000)
    await run(reviewed)
    expect(await above(someone)).toEqual([])
  })
})

describe('the final invoice', () => {
  it('comes after the last review, waits for what is asked about, and is the only one', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    await worked(someone, '2027-03-10', 10 * hour)
    const entry = await beyond(someone, '2027-03-19', hour, { status: 'queried' })
    await beyond(someone, '2027-03-20', hour)
    await run(reviewed)
    expect(await above(someone)).toEqual([])
    await database.pool.query(`update time_entries set status = 'approved' where uuid = $1`, [entry])
    await run('2027-04-14')
    expect(await above(someone)).toMatchObject([{ kind: 'final', subtotal_cents: 7600 }])
    await beyond(someone, '2027-03-22', hour, { created_date: new Date('2027-04-15T12:00:00Z') })
    await run('2027-04-16')
    expect((await above(someone)).map(({ kind }) => kind).toSorted()).toEqual(['final', 'overage'])
  })

  it('is none where nothing is left', async () => {
    const someone = await small()
    await end(someone, '2027-03-31')
    await worked(someone, '2027-03-10', 9 * hour)
    await run(reviewed)
    expect(await above(someone)).toEqual([])
  })
})
