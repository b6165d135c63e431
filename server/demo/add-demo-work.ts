import { noteTold, usedPeriods } from '../features/projects/hours/used-periods.ts'
import type { Database } from '../platform/database/connection.ts'
import { addDemoTasks } from './demo-tasks.ts'
import { addDemoTime, demoPlaces } from './demo-time.ts'

/** Tasks and time of the demo subscriptions that have begun. Once. */
export async function addDemoWork({ database, now }: { database: Database; now: Date }): Promise<void> {
  const known = await database.kysely.selectFrom('time_entries').select('uuid').limit(1).executeTakeFirst()
  if (known) return
  await database.kysely.transaction().execute(async (transaction) => {
    const tasks = await addDemoTasks(transaction, now)
    await addDemoTime(transaction, { places: await demoPlaces(transaction), tasks, now })
    // What was worked before the first start is news to nobody.
    for (const period of await usedPeriods(transaction, { now })) await noteTold(transaction, period)
  })
}
