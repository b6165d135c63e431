import type { Selectable, Transaction } from 'kysely'
import { lockRow, lockRows } from '../../../platform/database/lock-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, notFound } from '../../../platform/http/http-error.ts'
import { isSeenBy, type TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'
import { canBeChanged, isLocked } from './changeable.ts'

export type Entry = Selectable<Tables['time_entries']>

export interface LockedEntry {
  readonly entry: Entry
  /** All pieces of the stretch that it is part of, in order. */
  readonly pieces: readonly Entry[]
}

/** An entry that the reader sees, with the other pieces of its stretch, and its assistant's time held. @throws HttpError 404 */
export async function lockEntry(
  transaction: Transaction<Tables>,
  reader: TimeViewer,
  uuid: string,
): Promise<LockedEntry> {
  const seen = await transaction
    .selectFrom('time_entries')
    .select(['virtualassistant_uuid', 'origin_uuid'])
    .where('uuid', '=', uuid)
    .where(isSeenBy(reader))
    .executeTakeFirst()
  if (!seen) throw notFound()
  await lockRow(transaction, 'assistants', seen.virtualassistant_uuid)
  const held = await lockRows(transaction, 'time_entries', [seen.origin_uuid], 'origin_uuid')
  const pieces = held
    .filter(({ removed_date }) => removed_date === null)
    .toSorted((a, b) => a.task_date.localeCompare(b.task_date))
  const entry = pieces.find((piece) => piece.uuid === uuid)
  if (!entry) throw notFound()
  return { entry, pieces }
}

/** @throws HttpError 409 for what is invoiced or billed, and for what is too old for its assistant */
export function checkChangeable({ pieces }: LockedEntry, reader: TimeViewer, now: Date, rules: TimeRules): void {
  if (pieces.some(isLocked)) {
    throw new HttpError(
      409,
      'locked',
      'This time is on an invoice or a bill, so it stays as it is. Write to us if it has to be put right.',
    )
  }
  if (pieces.every((piece) => canBeChanged(piece, reader, now, rules))) return
  throw new HttpError(
    409,
    'too_late',
    `Time can be changed for ${rules.ownDays} days after its day. Write to us if it has to be put right.`,
  )
}
