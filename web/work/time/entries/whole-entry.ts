import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useApi } from '../../../platform/api/query.ts'
import { daysAfter } from './days-after.ts'

/** An entry with all pieces of its stretch, from the first one's start to the last one's end: it is changed as one. */
export function wholeOf(entry: TimeEntry, others: readonly TimeEntry[]): TimeEntry {
  const pieces = [entry, ...others.filter(({ uuid }) => uuid !== entry.uuid)]
    .filter(({ origin_uuid, start_at }) => origin_uuid === entry.origin_uuid && start_at !== null)
    .toSorted((one, other) => Date.parse(one.start_at ?? '') - Date.parse(other.start_at ?? ''))
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last || pieces.length === 1) return entry
  const { task_date, start_at, timezone_offset } = first
  const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0)
  return { ...entry, task_date, start_at, timezone_offset, end_at: last.end_at, seconds }
}

/** The same, the pieces on the days beside it asked for; undefined until they are known. */
export function useWholeEntry(entry: TimeEntry): TimeEntry | undefined {
  const { task_date, project_uuid, start_at } = entry
  const { data, isError } = useApi(
    'time.listTime',
    {
      query: {
        project_uuid,
        from: daysAfter(task_date, -1),
        to: daysAfter(task_date, 1),
        pagination: { limit: 100 },
      },
    },
    { enabled: start_at !== null },
  )
  if (start_at === null || isError) return entry
  return data && wholeOf(entry, data.time)
}
