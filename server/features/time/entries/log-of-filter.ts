import type { TimeEntry } from '@talentplace/contract/time/time-entry'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { entryRows } from './entry-rows.ts'
import { isInFilter, type TimeFilter } from './filtered-entries.ts'
import { shownEntries, type Shown } from './shown-entries.ts'

/** The whole of a filter as the reader sees it, the first day first. @throws HttpError 409 where that is too much for a file */
export async function logOfFilter(
  { kysely }: Database,
  filter: TimeFilter,
  about: Shown,
  most: number,
): Promise<TimeEntry[]> {
  const rows = await entryRows(kysely)
    .where(isInFilter(about.reader, filter))
    .orderBy(sql`time_entries.task_date, time_entries.start_at nulls last, time_entries.uuid`)
    .limit(most + 1)
    .execute()
  if (rows.length > most) {
    const message = `This is more than ${most.toLocaleString('en-CA')} entries. Choose fewer days or one subscription.`
    throw new HttpError(409, 'too_many', message)
  }
  return shownEntries(kysely, rows, about)
}

/** What a log is of, in its file's name: the subscription, or the days. */
export function titleOfLog({ project_uuid, from, to }: TimeFilter): string {
  const days = [from, to].filter((day) => day !== undefined).join(' to ')
  return `Time Log ${project_uuid ?? (days === '' ? 'all' : days)}`
}
