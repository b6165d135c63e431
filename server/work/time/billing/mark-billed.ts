import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

/**
 * Step: reviewed time is on a posted bill from now on, and stays as it is. Whoever calls it holds the assistant, so nobody changes
 * their time meanwhile.
 * @returns how many of these entries are on it now
 */
export async function markBilled(
  transaction: Transaction<Tables>,
  { bill_uuid, entries, at }: { bill_uuid: string; entries: readonly string[]; at: Date },
): Promise<number> {
  if (entries.length === 0) return 0
  const { from, to } = timeEntryStates.stepTo('billed', 'system')
  const billed = await transaction
    .updateTable('time_entries')
    .set((set) => ({ status: to, bill_uuid, updated_date: at, version: set('version', '+', 1) }))
    .where('uuid', '=', (any) => any.fn.any(any.val(entries)))
    .where('status', 'in', [...from, to])
    .where('payable', '=', true)
    .where('bill_uuid', 'is', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  return Number(billed.numUpdatedRows)
}
