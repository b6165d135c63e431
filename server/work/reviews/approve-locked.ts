import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { ChangedBy } from '../time/entries/entry-changes.ts'
import type { Entry } from '../time/entries/changeable.ts'

/** Approves what of these held entries can be; how many. Each change is kept. */
export async function approveLocked(
  transaction: Transaction<Tables>,
  locked: readonly Entry[],
  { side, user_uuid, reason, at }: ChangedBy & { side: 'client' | 'system' },
): Promise<number> {
  const rows = locked.filter((each) => each.removed_date === null && timeEntryStates.is('approvable', each.status))
  if (rows.length === 0) return 0
  const { from, to } = timeEntryStates.stepTo('approved', side)
  const approved = await transaction
    .updateTable('time_entries')
    .set((set) => ({ status: to, approved_date: at, updated_date: at, version: set('version', '+', 1) }))
    .where(
      'uuid',
      'in',
      rows.map(({ uuid }) => uuid),
    )
    .where('status', 'in', from)
    .returning('uuid')
    .execute()
  const written = new Set(approved.map(({ uuid }) => uuid))
  const changed = rows.filter(({ uuid }) => written.has(uuid))
  if (changed.length === 0) return 0
  await transaction
    .insertInto('time_entry_changes')
    .values(
      changed.map(({ origin_uuid, status }) => ({
        origin_uuid,
        side,
        user_uuid,
        reason,
        changed_date: at,
        fields: JSON.stringify([{ name: 'status', from: status, to }]),
      })),
    )
    .execute()
  return changed.length
}
