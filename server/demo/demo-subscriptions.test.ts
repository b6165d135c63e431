import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSupplier } from '../testing/rows/add-subscription.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
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
  await addDemoSubscriptions(deps, 0)
  await addDemoSubscriptions(deps, 0)
}, patience)
afterAll(() => database.close())

describe('the demo client’s subscriptions', () => {
  it('are two current ones, an upcoming and a past one, each with its invoices paid', async () => {
    const { rows } = await database.pool.query(
      `select project_name, start_date, end_date, invoiced_until,
         (select array_agg(period_start::text || ' ' || status || ' ' || total_cents order by period_start)
          from invoices where project_uuid = projects.uuid) as invoices
       from projects join users on users.uuid = created_by where email = 'client@demo.test' and start_date is not null
       order by start_date`,
    )
    expect(rows).toEqual([
      {
        project_name: 'Catalogue photos',
        start_date: '2026-08-17',
        end_date: '2026-10-16',
        invoiced_until: '2026-10-16',
        invoices: ['2026-08-17 paid 43320', '2026-09-17 paid 43320'],
      },
      {
        project_name: 'Shop office',
        start_date: '2026-09-06',
        end_date: null,
        invoiced_until: '2026-12-05',
        invoices: ['2026-09-06 paid 82080', '2026-10-06 paid 82080', '2026-11-06 paid 82080'],
      },
      {
        project_name: 'Books and inbox',
        start_date: '2026-10-11',
        end_date: null,
        invoiced_until: '2026-12-10',
        invoices: ['2026-10-11 paid 143640', '2026-11-11 paid 143640'],
      },
      {
        project_name: 'Showroom launch',
        start_date: '2026-12-02',
        end_date: null,
        invoiced_until: '2027-01-01',
        invoices: ['2026-12-02 paid 43320'],
      },
    ])
  })

  it('have people on them whose hours are taken, until the last day is over', async () => {
    const { rows } = await database.pool.query(
      `select project_name, count(virtualassistant_uuid)::int as people, bool_or(hours_released_date is not null) as released,
         min(client_rate_cents) as rate
       from rate_plans join projects on projects.uuid = project_uuid
       where project_name in ('Catalogue photos', 'Books and inbox', 'Showroom launch')
       group by project_name order by project_name`,
    )
    expect(rows).toEqual([
      { project_name: 'Books and inbox', people: 2, released: false, rate: 3600 },
      { project_name: 'Catalogue photos', people: 1, released: true, rate: 3800 },
      { project_name: 'Showroom launch', people: 1, released: false, rate: 3800 },
    ])
  })

  it('and one of the other client is past due after five refused tries', async () => {
    const { rows } = await database.pool.query(
      `select project_name, ar_status, status, total_cents, paid_cents, invoice_date,
         (select array_agg(to_char(created_date, 'YYYY-MM-DD') || ' ' || state order by attempt) from charges
          where invoice_uuid = invoices.uuid) as charges
       from invoices join projects on projects.uuid = project_uuid where status <> 'paid'`,
    )
    expect(rows).toEqual([
      {
        project_name: 'Parts catalogue',
        ar_status: 'past_due',
        status: 'overdue',
        total_cents: 39_900,
        paid_cents: 0,
        invoice_date: '2026-11-01',
        charges: [
          '2026-11-01 declined',
          '2026-11-02 declined',
          '2026-11-04 declined',
          '2026-11-06 declined',
          '2026-11-08 declined',
        ],
      },
    ])
  })

  it('have invoices that are numbered in the order of their days', async () => {
    const { rows } = await database.pool.query<{ number: number; at: Date }>(
      'select number, created_date as at from invoices order by currency, created_date, number',
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_each, index) => index + 1))
  })

  it('say the same as the processor’s books, and mail nobody', async () => {
    const { rows } = await database.pool.query(
      `select (select sum(amount_cents)::int from test_processor.charges where state = 'succeeded') as processor,
         (select sum(amount_cents)::int from payments where method = 'card') as paid, (select count(*)::int from mail_outbox) as mails`,
    )
    expect(rows).toEqual([{ processor: 703_380, paid: 703_380, mails: 0 }])
  })
})
