import { inJourneyDatabase } from './journey-database.ts'

/** Someone who applies to work with us and can sign in, with the password of the demo accounts: `apply-as.ts <email> <state>`. */
const [email, state] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  await client.query(
    `with account as (
       insert into users (email, full_name, password_hash, permissions, city, state_prov, country, timezone)
       select $1, 'Noor Haddad', password_hash, permissions, 'Halifax', 'NS', 'CA', 'America/Halifax'
       from users where email = 'va@demo.test'
       returning uuid),
     applicant as (
       insert into assistants (user_uuid, display_name, city, country, region, timezone, available_hours_per_month, state)
       select uuid, 'Noor H.', 'Halifax', 'CA', 'NS', 'America/Halifax', 80, 'applicant' from account
       returning uuid)
     insert into applications (virtualassistant_uuid, state, state_date, created_date)
     select uuid, $2, now(), now() from applicant`,
    [email, state],
  )
})
