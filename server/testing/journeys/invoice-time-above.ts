import { findRunningPostgres } from '../../platform/embedded-postgres/running-postgres.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openDatabase } from '../../platform/database/connection.ts'
import { invoiceOverage } from '../../billing/overage/invoice-overage.ts'
import { testSupplier } from '../rows/add-subscription.ts'
import { silentLog } from '../silent-log.ts'
import { timeRules } from '../timers/time-rules.ts'
import { inJourneyDatabase } from './journey-database.ts'

/** Two months after the work of a subscription: its time is reviewed, its people's accounts may be paid to, and the daily job has run. `invoice-time-above.ts <project uuid>` */
const [project] = process.argv.slice(2)

await inJourneyDatabase(async (client) => {
  await client.query(
    `update time_entries set task_date = task_date - 60, start_at = start_at - interval '60 days',
       end_at = end_at - interval '60 days', status = 'approved', approved_date = now()
     where project_uuid = $1 and removed_date is null`,
    [project],
  )
  await client.query(
    `update bank_accounts set changed_date = changed_date - interval '60 days'
     where virtualassistant_uuid in (select virtualassistant_uuid from rate_plans where project_uuid = $1)`,
    [project],
  )
  await client.query(
    `update subscription_periods set period_start = period_start - 60, period_end = period_end - 60, billable_seconds =
       (select coalesce(sum(seconds), 0) from time_entries
         where time_entries.project_uuid = subscription_periods.project_uuid and billable and removed_date is null)
     where project_uuid = $1`,
    [project],
  )
})

const url = await findRunningPostgres(process.env['E2E_DATA_DIR'] ?? '')
const database = openDatabase({ url: url ?? '', log: silentLog, connectWithin: 10_000 })
await invoiceOverage({ database, clock: systemClock, log: silentLog, supplier: testSupplier, timeRules })
await database.close()
