import { inJourneyDatabase } from './journey-database.ts'

/** The hours of a subscription's periods are worked: `use-up-hours.ts <project uuid>`. */
const [project] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  await client.query(`update subscription_periods set prepaid_seconds = 0, added_seconds = 0 where project_uuid = $1`, [
    project,
  ])
})
