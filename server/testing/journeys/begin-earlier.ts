import { inJourneyDatabase } from './journey-database.ts'

/** The days until a paid subscription begins have gone by: `begin-earlier.ts <project uuid> <days>`. */
const [project, days] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  const moved = await client.query(
    `update projects set start_date = start_date - $2::integer, invoiced_until = invoiced_until - $2::integer,
       invoice_day = extract(day from start_date - $2::integer)
     where uuid = $1`,
    [project, days],
  )
  if (moved.rowCount !== 1) throw new Error(`There is no subscription ${project}`)
  await client.query(
    `update subscription_periods set period_start = period_start - $2::integer, period_end = period_end - $2::integer
     where project_uuid = $1`,
    [project, days],
  )
  await client.query('update rate_plans set rate_start_date = rate_start_date - $2::integer where project_uuid = $1', [
    project,
    days,
  ])
})
