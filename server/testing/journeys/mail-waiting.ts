import { inJourneyDatabase } from './journey-database.ts'

/** Notifications that would be mailed in some minutes are due now: `mail-waiting.ts <email>…`. */
await inJourneyDatabase(async (client) => {
  await client.query(
    `update notification_mails set due = now() where user_uuid in (select uuid from users where email = any($1::text[]))`,
    [process.argv.slice(2)],
  )
})
