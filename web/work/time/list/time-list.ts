import * as t from '@talentplace/contract/work/messages/time'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { stateOptions } from '../../../ui/list-screen/state-column.tsx'
import type { Grouping } from '../entries/group-entries.ts'

/** Someone or something that time can be narrowed to. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What was removed, in place of what stands. */
export const removedFilter = { key: 'removed', kind: 'switch', label: t.removedTime() } as const

const sorts = {
  day: [
    { by: 'task_date', descending: true },
    { by: 'created_date', descending: true },
  ],
  person: [{ by: 'virtualassistant_name' }, { by: 'task_date', descending: true }],
  task: [{ by: 'project_name' }, { by: 'task_name' }, { by: 'task_date', descending: true }],
} as const

interface TimeListParts {
  readonly grouping?: Grouping
  /** What was removed can be looked at: one's own. */
  readonly withRemoved?: boolean
}

/** C3.3, A6.6: logged time as a member sees it, 25 rows, the newest day first; put together otherwise it is sorted so. */
export function timeList(projects: readonly Choice[], { grouping = 'day', withRemoved = false }: TimeListParts) {
  return defineList(listSource('time.listTime', 'time'), {
    title: t.time(),
    noun: [t.one(), t.several()],
    rowKey: ({ uuid }) => uuid,
    columns: [],
    filters: [
      { key: 'search', kind: 'text', label: t.search() },
      { key: 'from', kind: 'date', label: t.from() },
      { key: 'to', kind: 'date', label: t.to() },
      { key: 'project_uuid', kind: 'choice', label: t.project(), any: t.all(), options: projects },
      { key: 'status', kind: 'choice', label: t.state(), any: t.all(), options: stateOptions(timeEntryStates) },
      ...(withRemoved ? [removedFilter] : []),
    ],
    defaultSort: [...sorts[grouping]],
    itemsPerPage: 25,
    empty: { title: t.noTimeYet() },
  })
}
export type TimeList = ReturnType<typeof timeList>
