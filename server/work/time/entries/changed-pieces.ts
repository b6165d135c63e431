import { randomUUID } from 'node:crypto'
import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { Insertable, Transaction, Updateable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { beyondLimit, cutAtLimit } from './cut-at-limit.ts'
import type { Entry } from './locked-entry.ts'
import type { TimePiece } from './written-pieces.ts'

type Values = Omit<Updateable<Tables['time_entries']>, 'uuid' | 'version'> &
  TimePiece & { readonly project_uuid: string; readonly billable: boolean; readonly status: TimeEntryStatus }

/** What counted of them, and what of that went beyond the hours. */
function countedBefore(before: readonly Entry[]): { counted: number; overage: number } {
  const those = before.filter(({ billable, status }) => billable && timeEntryStates.is('counted', status))
  return {
    counted: those.reduce((sum, { seconds }) => sum + seconds, 0),
    overage: those.reduce((sum, { overage_seconds }) => sum + overage_seconds, 0),
  }
}

/**
 * Writes the pieces of a stretch anew: over those that were, one more or fewer. They are taken away first, so that none is in the
 * way of another; the row of one that is no more stays, removed. All have one version. What goes beyond the client's limit and
 * didn't count before is an entry of its own.
 * @param values of each piece, in order
 */
export async function writePieces(
  transaction: Transaction<Tables>,
  before: readonly Entry[],
  values: readonly Values[],
  now: Date,
): Promise<string[]> {
  const version = Math.max(...before.map((piece) => piece.version)) + 1
  const written: string[] = []
  const [first] = before
  const left = [...before]

  /** Over the next row of those that were, else beside them. */
  async function write(each: Values): Promise<void> {
    const row = left.shift()
    if (row) {
      await transaction
        .updateTable('time_entries')
        .set({ ...each, removed_date: null })
        .where('uuid', '=', row.uuid)
        .execute()
      written.push(row.uuid)
    } else if (first) {
      // The database folds the text of the copy itself.
      const { uuid: _, searched_text: __, ...copied } = first
      const { uuid } = await transaction
        .insertInto('time_entries')
        .values({ ...copied, ...(each as Partial<Insertable<Tables['time_entries']>>), updated_date: now, version })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      written.push(uuid)
    }
  }

  await transaction
    .updateTable('time_entries')
    .set({ removed_date: now, updated_date: now, version })
    .where(
      'uuid',
      'in',
      before.map(({ uuid }) => uuid),
    )
    .execute()
  const agreed = countedBefore(before)
  let beyond_origin_uuid: string | null = null
  for (const each of values) {
    const { task_date, start_at, end_at, seconds, project_uuid, billable, status } = each
    const piece = { task_date, start_at, end_at, seconds }
    const { within, beyond } = await cutAtLimit(transaction, piece, { project_uuid, billable, status, before: agreed })
    agreed.counted -= Math.min(agreed.counted, within?.seconds ?? 0)
    agreed.overage -= Math.min(agreed.overage, within?.overage_seconds ?? 0)
    if (within) await write({ ...each, ...within, over_limit: false })
    if (!beyond) continue
    if (within) beyond_origin_uuid ??= randomUUID()
    await write({ ...each, ...beyond, ...beyondLimit, ...(beyond_origin_uuid && { origin_uuid: beyond_origin_uuid }) })
  }
  return written
}
