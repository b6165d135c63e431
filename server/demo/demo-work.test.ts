import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usedPeriods } from '../subscriptions/hours/used-periods.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { testBankingKeys } from '../testing/banking-keys.ts'
import { testBanks } from '../testing/our-banks.ts'
import { timeRules } from '../testing/timers/time-rules.ts'
import { testSupplier } from '../testing/rows/add-subscription.ts'
import { addDemoWork } from './add-demo-work.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { addDemoSubscriptions } from './add-demo-subscriptions.ts'
import { generateDemoData } from './generate-demo-data.ts'

const now = new Date('2026-11-20T15:00:00Z')
/** Milliseconds, on a busy machine. */
const patience = 180_000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await generateDemoData(database.pool, { assistants: 300, seed: 7, now, log: () => undefined })
  await createDemoAccounts(database.pool)
  const deps = { database, databaseUrl: database.url, supplier: testSupplier, now }
  const stories = await addDemoSubscriptions(deps, 0)
  // Someone may have the hours and roles for two places of one subscription.
  await database.pool.query(
    `update rate_plans set virtualassistant_uuid = one.uuid from (
       select project_uuid, (array_agg(virtualassistant_uuid order by rate_plans.uuid))[1] as uuid from rate_plans
         join projects on projects.uuid = project_uuid where project_name = 'Books and inbox' group by project_uuid) one
     where one.project_uuid = rate_plans.project_uuid`,
  )
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from projects')
  const adjusted = rows.map(({ uuid }) => uuid)
  const work = {
    ...deps,
    rules: timeRules,
    stories: { ...stories, adjusted },
    bankingKeys: testBankingKeys,
    banks: testBanks,
  }
  await addDemoWork(work)
  await addDemoWork(work)
}, patience)
afterAll(() => database.close())

const one = async <Row extends object>(text: string): Promise<Row> => {
  const [row] = (await database.pool.query<Row>(text)).rows
  if (row === undefined) throw new Error('Nothing found')
  return row
}

describe('the work of the demo subscriptions', () => {
  it('has the first assistant work for the first client, on tasks that are theirs', async () => {
    const row = await one<{ entries: number; tasks: number; hours: number }>(
      `select count(*)::int as entries, count(distinct task_uuid)::int as tasks, sum(seconds)::int / 3600 as hours
       from time_entries join assistants on assistants.uuid = virtualassistant_uuid join users on users.uuid = user_uuid
         join projects on projects.uuid = project_uuid
       where email = 'va@demo.test' and project_name = 'Shop office'`,
    )
    expect(row.entries).toBeGreaterThan(15)
    expect(row.tasks).toBeGreaterThan(3)
    expect(row.hours).toBeGreaterThan(40)
    expect(row.hours).toBeLessThan(65)
  })

  it('is approved, in review or open by the half-months, and never of today or later', async () => {
    const { rows } = await database.pool.query<{ status: string; first: string; last: string }>(
      `select status, min(task_date) as first, max(task_date) as last from time_entries group by status order by 1`,
    )
    const last = Object.fromEntries(rows.map((row) => [row.status, row]))
    expect(rows.map(({ status }) => status)).toEqual(['approved', 'billed', 'in_review', 'open'])
    expect((last['approved']?.last ?? '') < '2026-11-01').toBe(true)
    expect((last['in_review']?.first ?? '') > '2026-10-31').toBe(true)
    expect((last['open']?.first ?? '') > '2026-11-15' && (last['open']?.last ?? '') < '2026-11-20').toBe(true)
  })

  it('is in the hours of each period, and news to nobody', async () => {
    const row = await one<{ periods: number; wrong: number }>(
      `select count(*)::int as periods, count(*) filter (where billable_seconds <> coalesce(
           (select sum(seconds) from time_entries where project_uuid = subscription_periods.project_uuid
             and task_date between period_start and period_end), 0))::int as wrong
       from subscription_periods where billable_seconds > 0`,
    )
    expect(row.periods).toBeGreaterThan(3)
    expect(row.wrong).toBe(0)
    expect(await usedPeriods(database.kysely, { now })).toEqual([])
  })

  it('keeps the sum of each task, and leaves some to do, some done and some late', async () => {
    const row = await one<{ wrong: number; late: number; done: number; repeats: number }>(
      `select count(*) filter (where seconds_logged <> coalesce(
           (select sum(seconds) from time_entries where task_uuid = tasks.uuid), 0))::int as wrong,
         count(*) filter (where completed_date is null and next_due_date < '2026-11-20')::int as late,
         count(*) filter (where completed_date is not null)::int as done,
         count(*) filter (where recurrence is not null)::int as repeats
       from tasks`,
    )
    expect(row.wrong).toBe(0)
    const weekly = await one<{ on_other_days: number }>(
      `select count(*) filter (where extract(isodow from next_due_date) <> 5)::int as on_other_days
       from tasks where recurrence = 'FREQ=WEEKLY;BYDAY=FR'`,
    )
    expect(weekly.on_other_days).toBe(0)
    expect(Math.min(row.late, row.done, row.repeats)).toBeGreaterThan(0)
  })

  it('is talked about by the client and who works for them, which both have read', async () => {
    const row = await one<{ said: number; threads: number; unread: number; ahead: number }>(
      `select count(*)::int as said, count(distinct messages.discussion_uuid)::int as threads,
         count(*) filter (where read_until < position)::int as unread,
         count(*) filter (where messages.created_date > '2026-11-20T15:00:00Z')::int as ahead
       from messages join discussion_people on discussion_people.discussion_uuid = messages.discussion_uuid`,
    )
    expect(row.threads).toBeGreaterThan(0)
    expect(row.said).toBeGreaterThan(row.threads * 2)
    expect(row).toMatchObject({ unread: 0, ahead: 0 })
  })

  it('has bills in every state, some with taxes, which are what their time and adjustments come to before them', async () => {
    const { rows } = await database.pool.query<{ status: string }>('select distinct status from va_bills order by 1')
    expect(rows.map(({ status }) => status)).toEqual(['draft', 'held', 'paid', 'posted', 'returned', 'scheduled'])
    const row = await one<{ wrong: number; taxed: number; seconds: number; billed: number }>(
      `select count(*) filter (where va_bills.total_cents - tax_cents <> coalesce(lines.cents, 0) + adjusted.cents)::int as wrong,
         count(*) filter (where tax_cents > 0)::int as taxed,
         sum(lines.seconds) filter (where number is not null)::int as seconds,
         (select sum(seconds)::int from time_entries where status = 'billed') as billed
       from va_bills cross join lateral (
         select sum(entry.amount_cents)::int as cents, sum(entry.seconds)::int as seconds
         from va_bill_entries entry where bill_uuid = va_bills.uuid) lines
       cross join lateral (select coalesce(sum(amount_cents), 0)::int as cents from adjustments where bill_uuid = va_bills.uuid) adjusted`,
    )
    expect(row.wrong).toBe(0)
    expect(row.taxed).toBeGreaterThan(0)
    expect(row.billed).toBe(row.seconds)
  })

  it('has extra time that its client agreed to, invoiced and paid in the first client’s name', async () => {
    const row = await one<{ kind: string; status: string; seconds: number; owed: number }>(
      `select kind, status, (select sum(seconds)::int from invoice_lines where invoice_uuid = invoices.uuid) as seconds,
         (select count(*)::int from collections where next_try is not null) as owed
       from invoices join projects on projects.uuid = project_uuid
       where project_name = 'Shop office' and kind = 'overage'`,
    )
    expect(row).toMatchObject({ kind: 'overage', status: 'paid', owed: 0 })
    expect(row.seconds).toBeGreaterThan(3600)
  })

  it('has a credit note that leaves a credit, and a refund, neither of them told to anyone', async () => {
    const row = await one<object>(
      `select (select count(*)::int from credit_notes where credited_cents > 0) as notes,
         (select count(*)::int from client_credit_balances where balance_cents > 0) as credit,
         (select array_agg(state) from refunds) as refunds,
         (select count(*)::int from mail_outbox where subject ilike '%refund%' or subject ilike '%credit%') as mails`,
    )
    expect(row).toEqual({ notes: 1, credit: 1, refunds: ['succeeded'], mails: 0 })
  })

  it('has payouts: one settled, one of which a bill came back, one that waits for its release', async () => {
    const { rows } = await database.pool.query<{ payout: string }>(
      `select distinct payout from (
         select payouts.state || ': ' || string_agg(distinct line.state, ', ') as payout
         from payouts join payout_lines line on payout_uuid = payouts.uuid group by payouts.uuid) each order by 1`,
    )
    expect(rows.map(({ payout }) => payout)).toEqual(['made: waiting', 'sent: confirmed', 'sent: confirmed, returned'])
  })

  it('has the first assistant paid for a bill, with another one to be paid', async () => {
    const { rows } = await database.pool.query<{ status: string }>(
      `select distinct status from va_bills join assistants on assistants.uuid = virtualassistant_uuid
         join users on users.uuid = user_uuid where email = 'va@demo.test' and number is not null order by 1`,
    )
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'posted'])
  })

  it('has adjustments of both kinds in every state', async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select distinct kind || ' ' || state as state from adjustments order by 1`,
    )
    const states = ['applied', 'approved', 'proposed', 'void']
    expect(rows.map(({ state }) => state)).toEqual(
      ['client', 'va'].flatMap((kind) => states.map((state) => `${kind} ${state}`)),
    )
  })
})
