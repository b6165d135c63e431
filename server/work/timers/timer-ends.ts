import { sql, type Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface TimerEnd {
  readonly virtualassistant_uuid: string
  readonly timer_id: string
  /** Until then all that it ran is entered, or rejected with its reason. */
  readonly end_at: Date
  /** False: it was stopped while it was paused. */
  readonly was_running: boolean
}

/** Notes until when a timer is accounted for. */
export async function noteEnd(transaction: Transaction<Tables>, end: TimerEnd): Promise<void> {
  const noted = transaction
    .insertInto('timer_ends')
    .values(end)
    .onConflict((conflict) =>
      conflict.columns(['virtualassistant_uuid', 'timer_id']).doUpdateSet({
        end_at: sql`greatest(timer_ends.end_at, excluded.end_at)`,
        was_running: sql`excluded.was_running`,
      }),
    )
  await sendAhead(transaction, noted)
}

export async function findEnd(
  transaction: Transaction<Tables>,
  { assistant_uuid, id }: { assistant_uuid: string; id: string },
): Promise<TimerEnd | undefined> {
  return transaction
    .selectFrom('timer_ends')
    .selectAll()
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .executeTakeFirst()
}
