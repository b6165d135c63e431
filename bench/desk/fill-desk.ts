import type { Pool } from 'pg'

const words = 'Cedar Harbour Maple Shore Prairie Union Mill Lake Birch Summit River Falcon'.split(' ')
const trades = 'Bakery Books Dental Electric Flowers Legal Physio Roofing Studio Travel'.split(' ')

const company = `($2::text[])[1 + n % 12] || ' ' || ($3::text[])[1 + n % 10] || ' ' || n`

/** Of every ten subscriptions six run, two are over, one looks for someone and one is a draft. */
const statements: readonly [what: string, sql: string, isNaming: boolean][] = [
  [
    'clients',
    `insert into clients (company, created_date) select ${company}, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    true,
  ],
  [
    'contacts',
    `with companies as (select uuid, company, row_number() over (order by company) as n from clients where company ~ ' [0-9]+$')
     insert into users (full_name, email, client_uuid, is_primary_contact, permissions)
     select ($2::text[])[1 + (n % 12)::int] || ' ' || ($3::text[])[1 + (n % 10)::int], 'contact' || n || '@desk.test', uuid, true, '{client}'
     from companies where n <= $1::int`,
    true,
  ],
  [
    'subscriptions',
    `with contacts as (select uuid, client_uuid, row_number() over (order by email) - 1 as n from users where email like '%@desk.test'),
       kinds as (select at, at % 10 as kind, contacts.* from generate_series(1, $1::int * 5 / 2) at
         join contacts on contacts.n = at % (select count(*) from contacts))
     insert into projects (client_uuid, created_by, project_name, matching_criteria, created_date, start_date, end_date, cancelled_date,
       currency, invoice_day, invoiced_until, matching_state)
     select client_uuid, uuid, ($2::text[])[1 + at % 12] || ' office ' || ($3::text[])[1 + at % 10], '{}', now() - at * interval '1 minute',
       case when kind < 9 then current_date - 20 - at % 300 end, case when kind in (6, 7) then current_date - 1 end,
       case when kind in (6, 7) then current_date - 1 end, case when kind < 9 then 'cad' end, case when kind < 9 then 1 end,
       case when kind < 9 then current_date + 20 end,
       case when kind < 6 then 'matched' when kind in (6, 7) then 'ended' when kind = 8 then 'matching' else 'draft' end
     from kinds`,
    true,
  ],
  [
    'places',
    `with people as (select uuid, row_number() over (order by id) - 1 as n, count(*) over () as many from assistants),
       those as (select uuid, start_date, end_date, matching_state, row_number() over (order by created_date) as n from projects
         where start_date is not null and project_name like '% office %')
     insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date,
       rp_end_date, hours_released_date)
     select those.uuid, case when matching_state <> 'matching' then people.uuid end, 1 + those.n % 5, 20, 4500, 'cad', start_date, end_date,
       end_date from those join people on people.n = those.n % people.many`,
    false,
  ],
  [
    'periods',
    `insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds)
     select uuid, current_date - 10, current_date + 20, 72000, (random() * 80000)::int from projects
     where matching_state = 'matched' and project_name like '% office %'`,
    false,
  ],
]

/** So many clients, two and a half subscriptions each, with someone in nearly each. */
export async function fillDesk(pool: Pool, clients: number, log: (line: string) => void): Promise<void> {
  const connection = await pool.connect()
  try {
    // Rows alone: what triggers keep of them is in none of the lists' orders.
    await connection.query('set session_replication_role = replica')
    for (const [what, sql, isNaming] of statements) {
      const from = performance.now()
      const { rowCount } = await connection.query(sql, isNaming ? [clients, words, trades] : [])
      log(`${(rowCount ?? 0).toLocaleString('en-CA')} ${what} in ${((performance.now() - from) / 1000).toFixed(0)} s`)
    }
    await connection.query('reset session_replication_role')
  } finally {
    connection.release()
  }
}

/** One subscription whose five roles have a hundred candidates each; its uuid. */
export async function fillBoard(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ project_uuid: string }>(
    `with project as (
       insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until,
         matching_state)
       select client_uuid, uuid, 'The full board', '{}', current_date + 5, 'cad', 1, current_date + 30, 'matching' from users
       where email = 'contact1@desk.test' returning uuid),
     places as (
       insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date)
       select uuid, role, 20, 4500, 'cad', current_date + 5 from project, generate_series(1, 5) role
       returning project_uuid, seat_uuid, role_id)
     insert into role_searches (project_uuid, seat_uuid, role_id, opened_date)
     select project_uuid, seat_uuid, role_id, now() from places returning project_uuid`,
  )
  await pool.query(
    `with people as (select uuid, row_number() over (order by id) as n from assistants order by id limit 500),
       searches as (select uuid, row_number() over (order by role_id) - 1 as n from role_searches where project_uuid = $1)
     insert into match_candidates (role_search_uuid, virtualassistant_uuid, stage, source, added_date, entered_stage_at)
     select searches.uuid, people.uuid, case people.n % 3 when 0 then 'new' else 'shortlisted' end, 'algo', now(), now()
     from people join searches on searches.n = people.n % 5`,
    [rows[0]?.project_uuid],
  )
  return rows[0]?.project_uuid ?? ''
}
