import { inJourneyDatabase } from './journey-database.ts'

/**
 * An account for an assistant of the demo data: `give-account.ts <candidate id> <email>`, with the password of the demo
 * accounts. Nobody registers as an assistant yet.
 */
const [id, email] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  const given = await client.query(
    `with account as (
       insert into users (email, full_name, password_hash, permissions, city, state_prov, country, timezone)
       select $2, assistants.display_name, demo.password_hash, demo.permissions, assistants.city, assistants.region,
         assistants.country, assistants.timezone
       from assistants, users demo
       where assistants.id = $1 and assistants.user_uuid is null and demo.email = 'va@demo.test'
       returning uuid)
     update assistants set user_uuid = account.uuid from account where id = $1`,
    [id, email],
  )
  if (given.rowCount !== 1) throw new Error(`Candidate ${id} has an account, or isn’t there`)
})
