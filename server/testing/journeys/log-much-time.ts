import { addManyEntries } from '../rows/add-many-entries.ts'
import { inJourneyDatabase } from './journey-database.ts'

/**
 * A subscription of a client with so many entries of a second, which nobody pays for, by an assistant who has no account.
 * `log-much-time.ts <client uuid> <user uuid> <entries>`
 */
const [client_uuid, user_uuid, entries] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  const project = await client.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until,
       matching_state)
     values ($1, $2, 'Long log', '{}', current_date - 40, 'cad', extract(day from current_date - 40), '2099-12-31', 'matched')
     returning uuid`,
    [client_uuid, user_uuid],
  )
  const ratePlan = await client.query<{ uuid: string }>(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, va_rate_cents, currency,
       va_currency, rate_start_date)
     select $1, uuid, 1, 20, 4500, 2500, 'cad', 'cad', current_date - 40 from assistants
       where user_uuid is null and state = 'active' order by id desc limit 1
     returning uuid`,
    [project.rows[0]?.uuid],
  )
  const first = await client.query<{ uuid: string }>(
    `insert into time_entries (rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date, origin_uuid,
       seconds, timezone, billable, payable, description, source, status, created_date, updated_date)
     select uuid, project_uuid, $2, seat_uuid, role_id, virtualassistant_uuid, current_date - 20, gen_random_uuid(), 1,
       'America/Toronto', false, false, 'entry 0', 'manual', 'approved', now(), now()
     from rate_plans where uuid = $1 returning uuid`,
    [ratePlan.rows[0]?.uuid, client_uuid],
  )
  await addManyEntries(client, first.rows[0]?.uuid ?? '', Number(entries) - 1)
})
