import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { EntryRow } from './entry-rows.ts'
import { nameFor } from './name-for.ts'

export type Removal = NonNullable<TimeEntry['removed']>

/** Who removed entries, and why: the last change of their stretch. By the entry; what stands is left out. */
export async function readRemovals(
  database: Kysely<Tables>,
  rows: readonly EntryRow[],
  reader: TimeViewer,
): Promise<Map<string, Removal>> {
  const gone = rows.filter(({ removed_date }) => removed_date !== null)
  if (gone.length === 0) return new Map()
  const changes = await database
    .selectFrom('time_entry_changes')
    .leftJoin('users', 'users.uuid', 'time_entry_changes.user_uuid')
    .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
    .distinctOn('origin_uuid')
    .select(['origin_uuid', 'side', 'reason', 'users.full_name', 'assistants.display_name'])
    .where('origin_uuid', 'in', [...new Set(gone.map(({ origin_uuid }) => origin_uuid))])
    .orderBy('origin_uuid')
    .orderBy('time_entry_changes.uuid', 'desc')
    .execute()
  const last = new Map(changes.map(({ origin_uuid, ...change }) => [origin_uuid, change]))
  const removals = new Map<string, Removal>()
  for (const { uuid, origin_uuid, removed_date } of gone) {
    const change = last.get(origin_uuid)
    if (!change || removed_date === null) continue
    const { side, reason, ...who } = change
    removals.set(uuid, { date: removed_date.toISOString(), by: side, name: nameFor(reader, { side, ...who }), reason })
  }
  return removals
}
