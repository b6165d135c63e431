import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { isInFilter, type TimeFilter } from '../entries/filtered-entries.ts'
import { entryRows, toEntryViews, type EntryRow, type View } from '../entries/to-entry-views.ts'
import type { TimeViewer } from '../time-viewer.ts'

/** Some 10 ms of work; calls are answered between two parts. */
const entriesInAPart = 1_000

/** Entries of a filter, counted up to a limit. */
export async function countLog(
  database: Kysely<Tables>,
  { viewer, filter }: { viewer: TimeViewer; filter: TimeFilter },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from time_entries where ${isInFilter(viewer, filter)} limit ${limit}) entries`.execute(database)
  return rows[0]?.count ?? 0
}

/** What comes after an entry in the order of a log; entries without a start come last on their day. */
function isAfter({ uuid }: EntryRow): RawBuilder<boolean> {
  return sql`(time_entries.task_date, coalesce(time_entries.start_at, 'infinity'), time_entries.uuid)
    > (select task_date, coalesce(start_at, 'infinity'), uuid from time_entries where uuid = ${uuid})`
}

/** The whole of a filter as the reader sees it, the first day first, a part at a time; in one transaction it is of one moment. */
export async function* logInParts(
  database: Kysely<Tables>,
  filter: TimeFilter,
  about: View,
): AsyncGenerator<TimeEntry[]> {
  let last: EntryRow | undefined
  for (;;) {
    const rows: EntryRow[] = await entryRows(database)
      .where(isInFilter(about.viewer, filter))
      .where(last === undefined ? sql<boolean>`true` : isAfter(last))
      .orderBy(sql`time_entries.task_date, coalesce(time_entries.start_at, 'infinity'), time_entries.uuid`)
      .limit(entriesInAPart)
      .execute()
    if (rows.length > 0) yield toEntryViews(database, rows, about)
    last = rows.at(-1)
    if (rows.length < entriesInAPart) return
  }
}

/** What a log is of, in its file's name: the subscription, or the days. */
export function titleOfLog({ project_uuid, from, to }: TimeFilter): string {
  const days = [from, to].filter((day) => day !== undefined).join(' to ')
  return `Time Log ${project_uuid ?? (days === '' ? 'all' : days)}`
}
