import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { entryRows } from './entry-rows.ts'
import { toEntryViews, type Shown } from './to-entry-views.ts'

/** The entries of these uuids, in their order. */
export async function shownByUuid(
  database: Kysely<Tables>,
  uuids: readonly string[],
  about: Shown,
): Promise<TimeEntry[]> {
  if (uuids.length === 0) return []
  const rows = await entryRows(database).where('time_entries.uuid', 'in', uuids).execute()
  const shown = await toEntryViews(database, rows, about)
  return shown.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
}
