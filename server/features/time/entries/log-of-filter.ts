import type { TimeEntry } from '@talentplace/contract/time/time-entry'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { inGroups } from '../../../platform/jobs/several-at-once.ts'
import { entryRows } from './entry-rows.ts'
import { isInFilter, type TimeFilter } from './filtered-entries.ts'
import { shownEntries, type Shown } from './shown-entries.ts'

/** Some 10 ms of work; calls are answered between two parts. */
const entriesInAPart = 1_000

/**
 * The whole of a filter as the reader sees it at one moment, the first day first, a part at a time.
 * @throws HttpError 409 where that is too much for a file
 */
export async function* logInParts(
  { kysely }: Database,
  filter: TimeFilter,
  about: Shown,
  most: number,
): AsyncGenerator<TimeEntry[]> {
  const rows = await entryRows(kysely)
    .where(isInFilter(about.reader, filter))
    .orderBy(sql`time_entries.task_date, time_entries.start_at nulls last, time_entries.uuid`)
    .limit(most + 1)
    .execute()
  if (rows.length > most) {
    const message = `This is more than ${most.toLocaleString('en-CA')} entries. Choose fewer days or one subscription.`
    throw new HttpError(409, 'too_many', message)
  }
  for (const part of inGroups(rows, entriesInAPart)) yield shownEntries(kysely, part, about)
}

/** Likewise, all at once. @throws HttpError 409 where that is too much for a file */
export async function logOfFilter(...asked: Parameters<typeof logInParts>): Promise<TimeEntry[]> {
  return (await Array.fromAsync(logInParts(...asked))).flat()
}

/** What a log is of, in its file's name: the subscription, or the days. */
export function titleOfLog({ project_uuid, from, to }: TimeFilter): string {
  const days = [from, to].filter((day) => day !== undefined).join(' to ')
  return `Time Log ${project_uuid ?? (days === '' ? 'all' : days)}`
}
