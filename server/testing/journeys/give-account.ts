import { inJourneyDatabase } from './journey-database.ts'

/**
 * An account, with the password of the demo accounts, for the last of some candidates who has none: `give-account.ts <email>
 * <candidate ids>`. Writes the id of who has it now. Nobody registers as an assistant yet.
 */
const [email, ...ids] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  const given = await client.query<{ id: number }>(
    `with chosen as (
       select * from assistants where id = any($1::integer[]) and user_uuid is null
       order by array_position($1::integer[], id) desc limit 1),
     account as (
       insert into users (email, full_name, password_hash, permissions, city, state_prov, country, timezone)
       select $2, chosen.display_name, demo.password_hash, demo.permissions, chosen.city, chosen.region, chosen.country,
         chosen.timezone
       from chosen, users demo where demo.email = 'va@demo.test'
       returning uuid)
     update assistants set user_uuid = account.uuid from account, chosen where assistants.id = chosen.id
     returning assistants.id`,
    [ids.map(Number), email],
  )
  const [chosen] = given.rows
  if (!chosen) throw new Error('Each of them has an account')
  process.stdout.write(String(chosen.id))
})
