import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createJobs } from '../../server/platform/jobs/jobs.ts'
import { deskFillings } from './fill-desk.ts'
import { adjustmentFillings, billFillings, moneyFillings } from './fill-money.ts'
import { applicantFillings, peopleFillings, visitFillings } from './fill-people.ts'
import { careFillings, subscriptionFillings } from './fill-subscriptions.ts'
import { workFillings } from './fill-work.ts'
import { fillBy } from './filling.ts'

/** In this order: what comes later is about what was filled before. */
const parts = [
  peopleFillings,
  applicantFillings,
  visitFillings,
  subscriptionFillings,
  careFillings,
  workFillings,
  moneyFillings,
  billFillings,
  adjustmentFillings,
  deskFillings,
]
/** Below so many of a kind a list would have no second page. */
const fewest = 60

/** Fills every table that a list reads, beside the assistants, who are there: `share` of a million entries, 150,000 invoices … */
export async function fillLists(
  database: { readonly pool: Pool; readonly url: string; readonly log: Logger },
  share: number,
  log: (line: string) => void,
): Promise<void> {
  const jobs = createJobs({ ...database, works: false })
  for (const queue of ['mail', 'renewals', 'exports', 'reminders', 'scores']) jobs.work(queue, async () => undefined)
  await jobs.start()
  await jobs.stop()
  const many = (atFullSize: number) => Math.max(Math.ceil(atFullSize * share), fewest)
  const connection = await database.pool.connect()
  try {
    await fillBy(
      connection,
      parts.flatMap((fillings) => fillings(many)),
      log,
    )
    await connection.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
    await connection.query('vacuum analyze')
  } finally {
    connection.release(true)
  }
}
