import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface EndedStarts {
  readonly assistant_uuid: string
  readonly id: string
  readonly at: Date
  readonly now: Date
}

/**
 * A start that was taken makes up for those of its timer that were refused before it.
 * @param only those of this instant
 */
export function dropRejectedStarts(transaction: Transaction<Tables>, of: EndedStarts, only?: Date) {
  return droppedStarts(transaction, of, only).execute()
}

/** The statement of it. */
export function droppedStarts(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, at, now }: EndedStarts,
  only?: Date,
) {
  // The rows stay, so that one that is said again isn't taken for another.
  return transaction
    .updateTable('timer_rejected_starts')
    .set({ ended_date: now })
    .where('ended_date', 'is', null)
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('start_at', '<=', at)
    .$if(only !== undefined, (query) => query.where('start_at', '=', only ?? at))
    .returningAll()
}
