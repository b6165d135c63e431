import { inJourneyDatabase } from './journey-database.ts'

/**
 * An applicant with an account, the password of the demo accounts, and an application that has been sent:
 * `create-application.ts <email>`. Writes the assistant’s uuid.
 */
const [email] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  const started = await client.query<{ uuid: string }>(
    `with account as (
       insert into users (email, full_name, password_hash, permissions, city, state_prov, country, timezone)
       select $1, 'Robin Applicant', password_hash, permissions, 'Toronto', 'ON', 'CA', 'America/Toronto'
       from users where email = 'va@demo.test' returning uuid),
     applicant as (
       insert into assistants (user_uuid, full_name, display_name, state, city, country, region, timezone, role_ids,
         available_hours_per_month)
       select uuid, 'Robin Applicant', 'Robin A.', 'applicant', 'Toronto', 'CA', 'ON', 'America/Toronto', '{1}', 80
       from account returning uuid),
     application as (
       insert into applications (virtualassistant_uuid, state, state_date, created_date)
       select uuid, 'submitted', now(), now() from applicant)
     select uuid from applicant`,
    [email],
  )
  process.stdout.write(started.rows[0]?.uuid ?? '')
})
