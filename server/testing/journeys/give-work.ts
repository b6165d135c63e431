import { inJourneyDatabase } from './journey-database.ts'

/**
 * An assistant and a client whom no other journey touches, with the password of the demo accounts: a subscription between them, and
 * tasks to do. `give-work.ts <assistant’s email> <client’s email>`. Nobody finds the assistant: all their hours are taken.
 */
const [assistantEmail, clientEmail] = process.argv.slice(2)

/** A zone of their country where it is day: at midnight an hour’s work is no part of the day yet, and of two days. */
function zoneAtDay(): { city: string; region: string; country: string; timezone: string } {
  const { hour } = Temporal.Now.zonedDateTimeISO('America/Halifax')
  return hour >= 3 && hour < 20
    ? { city: 'Halifax', region: 'NS', country: 'CA', timezone: 'America/Halifax' }
    : { city: 'Honolulu', region: 'HI', country: 'US', timezone: 'Pacific/Honolulu' }
}

const tasks = [
  { name: 'Chase the open quotes', due: -1, priority: 0 },
  { name: 'Sort the inbox', due: 0, priority: 1 },
  { name: 'Update the price list', due: 6, priority: 2 },
  { name: 'Collect ideas for the newsletter', due: null, priority: 99 },
]

await inJourneyDatabase(async (client) => {
  const { city, region, country, timezone } = zoneAtDay()
  const account = async (email: string | undefined, fullName: string, like: string, company: string | null) => {
    const { rows } = await client.query<{ uuid: string }>(
      `insert into users (email, full_name, password_hash, permissions, city, state_prov, country, timezone, client_uuid,
         is_primary_contact)
       select $1, $2, password_hash, permissions, $4, $5, $6, $7, $8::uuid, $8::uuid is not null from users where email = $3
       returning uuid`,
      [email, fullName, like, city, region, country, timezone, company],
    )
    return rows[0]?.uuid ?? ''
  }
  const company = await client.query<{ uuid: string }>(
    `insert into clients (company) values ('Kerr Framing') returning uuid`,
  )
  const client_uuid = company.rows[0]?.uuid ?? ''
  const contact = await account(clientEmail, 'Ola Kerr', 'client@demo.test', client_uuid)
  const user = await account(assistantEmail, 'Robin Kerr', 'va@demo.test', null)
  const assistant = await client.query<{ uuid: string }>(
    `insert into assistants (user_uuid, display_name, city, region, country, timezone, available_hours_per_month)
     values ($1, 'Robin K.', $2, $3, $4, $5, 20) returning uuid`,
    [user, city, region, country, timezone],
  )
  const project = await client.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until,
       matching_state, overage_policy)
     values ($1, $2, 'Framing office', '{}', current_date - 20, 'cad', extract(day from current_date - 20), '2099-12-31', 'matched',
       'as_needed')
     returning uuid`,
    [client_uuid, contact],
  )
  const project_uuid = project.rows[0]?.uuid
  await client.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, va_rate_cents, currency,
       va_currency, rate_start_date)
     values ($1, $2, 1, 20, 4500, 2500, 'cad', 'cad', current_date - 20)`,
    [project_uuid, assistant.rows[0]?.uuid],
  )
  await client.query(
    `with list as (
       insert into task_lists (project_uuid, name, is_default, created_date) values ($1, 'General', true, now()) returning uuid),
     added as (
       insert into tasks (project_uuid, task_list_uuid, name, due_date, next_due_date, priority, position, created_date, updated_date)
       select $1, list.uuid, name, current_date + due, current_date + due, priority, at, now(), now()
       from list, unnest($2::text[], $3::integer[], $4::integer[]) with ordinality as given (name, due, priority, at)
       returning uuid)
     insert into task_assignments (task_uuid, user_uuid, assigned_date) select uuid, $5, now() from added`,
    [
      project_uuid,
      tasks.map(({ name }) => name),
      tasks.map(({ due }) => due),
      tasks.map(({ priority }) => priority),
      user,
    ],
  )
})
