import { inJourneyDatabase } from './journey-database.ts'

/** Has the health of a subscription worked out now, which an overdue task alone waits an hour for: `look-at-health.ts <project uuid>`. */
const [project] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  await client.query('insert into project_health_due (project_uuid) values ($1)', [project])
})
