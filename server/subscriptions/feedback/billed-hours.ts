import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Time that someone worked on a subscription and its client pays for, as a condition: who never had any says nothing of them. */
export function billedHours(database: Kysely<Tables>) {
  return database
    .selectFrom('time_entries')
    .select('time_entries.uuid')
    .where('time_entries.billable', '=', true)
    .where('time_entries.removed_date', 'is', null)
    .where('time_entries.status', 'in', timeEntryStates.sets.counted)
}
