import * as t from '@talentplace/contract/work/messages/time'
import { printedSum, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { entryHours } from '../list/entry-hours.ts'

/** What entries are put together by. */
export type Grouping = 'day' | 'person' | 'task'

export const groupings = [
  { value: 'day', label: t.byDay() },
  { value: 'person', label: t.byPerson() },
  { value: 'task', label: t.byTask() },
] as const satisfies readonly { value: Grouping; label: string }[]

export interface EntryGroup {
  readonly key: string
  readonly entries: readonly TimeEntry[]
  /** What is printed of the entries that are shown, added up. */
  readonly hours: PrintedHours
  /** There may be more of it on another page. */
  readonly isPart: boolean
}

const keyOf: Readonly<Record<Grouping, (entry: TimeEntry) => string>> = {
  day: ({ task_date }) => task_date,
  person: ({ virtualassistant_uuid }) => virtualassistant_uuid,
  task: ({ task_uuid, project_uuid }) => task_uuid ?? `${project_uuid} without`,
}

interface Place {
  /** Rows lie before this page. */
  readonly after: boolean
  /** Rows lie behind it. */
  readonly before: boolean
}

/** Neighbours that belong together, in the order in which they are listed; unconfirmed time counts nowhere. */
export function groupEntries(
  entries: readonly TimeEntry[],
  by: Grouping,
  { after, before }: Place,
): readonly EntryGroup[] {
  const groups: { key: string; entries: TimeEntry[] }[] = []
  for (const entry of entries) {
    const key = keyOf[by](entry)
    const last = groups.at(-1)
    if (last?.key === key) last.entries.push(entry)
    else groups.push({ key, entries: [entry] })
  }
  return groups.map((group, at) => ({
    ...group,
    hours: printedSum(group.entries.filter(({ status }) => status !== 'unconfirmed').map(entryHours)),
    isPart: (at === 0 && after) || (at === groups.length - 1 && before),
  }))
}
