import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/**
 * So long the answer to an event is kept, so that a browser that was offline may say it again. What happened before is refused
 * (`placedInstant`), so an event is never taken twice. In days.
 */
export const eventsStored = 90

const rowsAtOnce = 5_000

/** The first instant whose events are still known. */
export function firstKnownEvent(now: Date): Date {
  return new Date(now.getTime() - eventsStored * 86_400_000)
}

/** Each day: forgets events that came, and happened by their browser's clock, before the days they are kept. */
export async function clearOldEvents({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const first = firstKnownEvent(clock.now())
  for (;;) {
    const { numAffectedRows } = await sql`delete from timer_events where (virtualassistant_uuid, uuid) in (
        select virtualassistant_uuid, uuid from timer_events
        where created_date < ${first} and given_at < ${first} limit ${rowsAtOnce})`.execute(database.kysely)
    if (Number(numAffectedRows ?? 0) < rowsAtOnce) break
  }
  await database.kysely.deleteFrom('timer_rejected_starts').where('created_date', '<', first).execute()
  await database.kysely.deleteFrom('timer_ends').where('end_at', '<', first).execute()
}
