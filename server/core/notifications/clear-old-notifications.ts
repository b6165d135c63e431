import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

const storedYears = 2
const rowsAtOnce = 5_000

/** Removes what was sent to one person two years ago, and who read what has been over for as long. */
export async function clearOldNotifications({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const old = clock.now()
  old.setUTCFullYear(old.getUTCFullYear() - storedYears)
  for (;;) {
    const { numAffectedRows } = await sql`delete from notifications where uuid in (
        select uuid from notifications where created_date < ${old} and user_uuid is not null and not composed
        order by created_date limit ${rowsAtOnce})`.execute(database.kysely)
    if (Number(numAffectedRows ?? 0) < rowsAtOnce) break
  }
  for (;;) {
    const { numAffectedRows } = await sql`delete from notification_reads where (user_uuid, notification_uuid) in (
        select reads.user_uuid, notification_uuid from notification_reads reads
        join notifications on notifications.uuid = notification_uuid
        where notifications.created_date < ${old} and ends < ${old} limit ${rowsAtOnce})`.execute(database.kysely)
    if (Number(numAffectedRows ?? 0) < rowsAtOnce) break
  }
}
