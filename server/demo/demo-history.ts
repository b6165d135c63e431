import type { Pool, PoolClient } from 'pg'
import { demoSeed } from './demo-seed.ts'
import { Random } from './people/random.ts'

/** Of one subscription that is over, and so of one assistant: five stretches on each of some five hundred working days. */
export const entriesEach = 2_500
const entriesADay = 5
const monthsBack = 26

const streets = ['Cedar Street', 'Harbour', 'Maple Row', 'North Shore', 'Prairie', 'Union', 'Old Mill', 'Lakeside']
const trades = ['Bakery', 'Books', 'Dental', 'Electric', 'Flowers', 'Legal', 'Physio', 'Roofing', 'Studio', 'Travel']

interface HistoryOptions {
  /** How many entries there shall be of it in the end. */
  readonly entries: number
  readonly now: Date
  readonly log: (line: string) => void
}

/** A client, their subscription that is over, its one place and its periods. */
async function addPast(client: PoolClient, at: number, assistant: { uuid: string; role_id: number }): Promise<string> {
  const random = new Random(demoSeed, 900_000 + at)
  const company = `${random.pick(streets)} ${random.pick(trades)} ${at + 1}`
  const added = await client.query<{ uuid: string }>(
    `with client as (insert into clients (company) values ($1) returning uuid),
       project as (
         insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, end_date, cancelled_date, currency,
           invoice_day, invoiced_until, matching_state, created_date)
         select uuid, (select uuid from users order by created_date, uuid limit 1), $2, '{}', first, last, last, 'cad', 1, last, 'ended', first
         from client, (select date_trunc('month', current_date)::date - $5 * interval '1 month' as first,
           date_trunc('month', current_date)::date - 1 as last) days
         returning uuid, start_date, end_date),
       periods as (
         insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds)
         select uuid, month::date, (month + interval '1 month')::date - 1, 40 * 3600
         from project, generate_series(start_date, end_date, interval '1 month') month)
     insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date, rp_end_date, hours_released_date)
     select uuid, $3, $4, 40, 3400, 'cad', start_date, end_date, end_date from project returning project_uuid as uuid`,
    [company, `${random.pick(trades)} office ${at + 1}`, assistant.uuid, assistant.role_id, monthsBack],
  )
  return added.rows[0]?.uuid ?? ''
}

/** Every working day from 15:00 UTC on: the same day from St. John's to Honolulu. */
async function addEntries(client: PoolClient, project: string, count: number): Promise<void> {
  await client.query(
    `insert into time_entries (origin_uuid, project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id,
       virtualassistant_uuid, task_date, start_at, end_at, timezone, seconds, billable, payable, description, source, status,
       review_until, approved_date, created_date, updated_date)
     select gen_random_uuid(), place.project_uuid, projects.client_uuid, place.uuid, place.seat_uuid, place.role_id,
       place.virtualassistant_uuid, day, start_at, start_at + seconds * interval '1 second', assistants.timezone, seconds,
       number % 9 <> 0, number % 9 <> 0, 'Day-to-day work', case when number % 4 = 0 then 'manual' else 'timer' end, 'approved',
       start_at + interval '20 days', start_at + interval '20 days', start_at + interval '1 hour', start_at + interval '1 hour'
     from rate_plans place
       join projects on projects.uuid = place.project_uuid
       join assistants on assistants.uuid = place.virtualassistant_uuid
       cross join lateral (
         select day::date as day, (day::date::text || 'T15:00:00Z')::timestamptz + slot * interval '1 hour' as start_at,
           900 + (hashtext(day::text || slot::text || place.uuid::text) & 2047) as seconds,
           row_number() over (order by day desc, slot) as number
         from generate_series(projects.start_date::timestamp, projects.end_date::timestamp, interval '1 day') day
           cross join generate_series(0, $3::int - 1) slot
         where extract(isodow from day) < 6
         order by day desc, slot limit $2) stretch
     where place.project_uuid = $1`,
    [project, count, entriesADay],
  )
}

/**
 * Fills the database with the time of subscriptions that are over until there are as many entries of it as asked, some two years back.
 * It goes on where it was interrupted.
 * @returns how many entries were added
 * @throws RangeError before anything is added, where there are too few assistants who never worked
 */
export async function addDemoHistory(pool: Pool, { entries, now, log }: HistoryOptions): Promise<number> {
  const client = await pool.connect()
  const began = performance.now()
  let added = 0
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    const stored = await client.query<{ entries: number; projects: number }>(
      `select (select count(*)::int from time_entries) as entries,
         (select count(*)::int from projects where matching_state = 'ended') as projects`,
    )
    const { entries: present = 0, projects = 0 } = stored.rows[0] ?? {}
    const wanted = Math.ceil(Math.max(entries - present, 0) / entriesEach)
    const people = await client.query<{ uuid: string; role_id: number }>(
      `select uuid, role_ids[1] as role_id from assistants
       where user_uuid is null and cardinality(role_ids) > 0 and created_date < $1
         and not exists (select from rate_plans where virtualassistant_uuid = assistants.uuid)
       order by id limit $2`,
      [now, wanted],
    )
    if (people.rows.length < wanted)
      throw new RangeError(
        `So many entries need ${wanted} assistants without an account or work, and there are ${people.rows.length}.`,
      )
    for (const [at, person] of people.rows.entries()) {
      const count = Math.min(entriesEach, entries - present - added)
      await client.query('begin')
      await addEntries(client, await addPast(client, projects + at, person), count)
      await client.query('commit')
      added += count
      if ((at + 1) % 40 === 0) {
        log(`${added.toLocaleString('en-CA')} entries, ${((performance.now() - began) / 1000).toFixed(1)} s`)
      }
    }
    await client.query('analyze time_entries, projects, rate_plans, clients')
  } finally {
    // Not back to the pool: its timeouts were lifted, and a broken transaction ends with the connection.
    client.release(true)
  }
  log(`${added.toLocaleString('en-CA')} entries of past subscriptions`)
  return added
}
