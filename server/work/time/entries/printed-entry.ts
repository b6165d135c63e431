import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'

/** What is printed of an entry. */
export type PrintedEntry = Pick<
  TimeEntry,
  | 'task_date'
  | 'start_at'
  | 'timezone_offset'
  | 'task_name'
  | 'description'
  | 'project_name'
  | 'virtualassistant_name'
  | 'seconds'
  | 'billable'
  | 'status'
>

/** An entry without what isn't printed: a long log is held as a whole. */
export function printedEntry(entry: TimeEntry): PrintedEntry {
  const { task_date, start_at, timezone_offset, task_name, description, project_name } = entry
  const { virtualassistant_name, seconds, billable, status } = entry
  return {
    task_date,
    start_at,
    timezone_offset,
    task_name,
    description,
    project_name,
    virtualassistant_name,
    seconds,
    billable,
    status,
  }
}
