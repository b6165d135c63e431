import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { testBankingKeys } from '../../testing/banking-keys.ts'
import { testBanks } from '../../testing/our-banks.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { addDemoWork } from '../add-demo-work.ts'
import { generateDemoData } from '../generate-demo-data.ts'
import { addDemoSubscriptions } from '../add-demo-subscriptions.ts'
import { inventCompany } from './invent-company.ts'

const now = new Date('2026-11-20T15:00:00Z')
const count = 14
/** Milliseconds, on a busy machine. */
const patience = 180_000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await generateDemoData(database.pool, { assistants: 400, seed: 7, now, log: () => undefined })
  const deps = { database, databaseUrl: database.url, supplier: testSupplier, now }
  const stories = await addDemoSubscriptions(deps, count)
  await addDemoSubscriptions(deps, count)
  await addDemoWork({ ...deps, rules: timeRules, stories, bankingKeys: testBankingKeys, banks: testBanks })
}, patience)
afterAll(() => database.close())

const one = async <Row extends object>(text: string): Promise<Row> => {
  const [row] = (await database.pool.query<Row>(text)).rows
  if (row === undefined) throw new Error('Nothing found')
  return row
}

describe('the companies of the demo data', () => {
  it('are each there once, in both currencies, with roles that exist', async () => {
    const roles = await database.kysely.selectFrom('roles').select('value').execute()
    const known = new Set(roles.map(({ value }) => value))
    const today = Temporal.PlainDate.from('2026-11-20')
    const companies = Array.from({ length: count }, (_, at) => inventCompany(at, today))
    const names = companies.flatMap(({ subscription }) => subscription.places)
    expect(names.filter((ratePlan) => 'role' in ratePlan && !known.has(ratePlan.role))).toEqual([])
    expect(new Set(companies.map(({ email }) => email)).size).toBe(count)
    expect(new Set(companies.map(({ currency }) => currency)).size).toBe(2)
    expect(await one('select count(*)::int as companies from clients')).toEqual({ companies: count })
  })

  it('have paid for every period until today, and none that begins later, but for those that are paused', async () => {
    const row = await one<{ running: number; behind: number; ahead: number; unpaid: number }>(
      `select count(*) filter (where end_date is null and start_date <= '2026-11-20')::int as running,
         count(*) filter (where end_date is null and invoiced_until < '2026-11-20' and pauses.uuid is null)::int as behind,
         (select count(*)::int from invoices where invoice_date > '2026-11-20') as ahead,
         (select count(*)::int from invoices where status <> 'paid' and not exists (
           select from pauses where pauses.project_uuid = invoices.project_uuid and cause = 'unpaid')) as unpaid
       from projects left join pauses on pauses.project_uuid = projects.uuid`,
    )
    expect(row).toMatchObject({ behind: 0, ahead: 0, unpaid: 0 })
    expect(row.running).toBeGreaterThan(count / 2)
  })

  it('have invoices that are numbered in the order of their days, whoever they are for', async () => {
    const { rows } = await database.pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from (
         select number, row_number() over (partition by currency order by created_date, number) as place from invoices) each
       where number <> place`,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('are worked for by people with an account, who log time, have tasks and talk', async () => {
    const row = await one<{ entries: number; assigned: number; said: number; without: number }>(
      `select (select count(*)::int from time_entries) as entries,
         (select count(*)::int from task_assignments) as assigned,
         (select count(*)::int from messages) as said,
         (select count(*)::int from rate_plans join assistants on assistants.uuid = virtualassistant_uuid
           join projects on projects.uuid = project_uuid where user_uuid is null and start_date <= '2026-11-20') as without`,
    )
    expect(row.without).toBe(0)
    expect(row.entries).toBeGreaterThan(count * 20)
    expect(Math.min(row.assigned, row.said)).toBeGreaterThan(count)
  })

  it('have one that is paused by its client and one until it pays, and nobody works for either meanwhile', async () => {
    const { rows } = await database.pool.query<object>(
      `select cause, ar_status, from_date <= '2026-11-20' as started, pauses.resumes_on > '2026-11-20' as ends, open.status,
         (select max(task_date) < from_date from time_entries where time_entries.project_uuid = pauses.project_uuid) as rests
       from pauses join projects on projects.uuid = pauses.project_uuid
         left join invoices open on open.project_uuid = projects.uuid and open.status <> 'paid'
       order by cause`,
    )
    expect(rows).toEqual([
      { cause: 'client', ar_status: 'current', started: true, ends: true, status: null, rests: true },
      { cause: 'unpaid', ar_status: 'paused', started: true, ends: null, status: 'overdue', rests: true },
    ])
  })

  it('have one with more to do than hours: what goes beyond them waits for its client’s yes', async () => {
    const row = await one<{ projects: number; beyond: number; counted: number; right: boolean }>(
      `select count(distinct project_uuid)::int as projects, count(*)::int as beyond,
         count(*) filter (where billable or payable)::int as counted,
         (select bool_and(billable_seconds <= prepaid_seconds) from subscription_periods periods
           where periods.project_uuid = any(array_agg(time_entries.project_uuid))) as right
       from time_entries where over_limit`,
    )
    expect(row).toMatchObject({ projects: 1, counted: 0, right: true })
    expect(row.beyond).toBeGreaterThan(0)
  })

  it('have one that asked about two stretches, of which one is answered', async () => {
    const { rows } = await database.pool.query<object>(
      `select status, approved_date, array_agg(said order by time_query_messages.uuid) as said
       from time_entries join time_query_messages on time_entry_uuid = time_entries.uuid
       group by time_entries.uuid order by count(*) desc`,
    )
    expect(rows).toEqual([
      { status: 'queried', approved_date: null, said: ['asked', 'answered'] },
      { status: 'queried', approved_date: null, said: ['asked'] },
    ])
  })
})
