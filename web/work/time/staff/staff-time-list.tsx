import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { entryHoursText } from '../list/entry-hours.ts'
import { removedFilter } from '../list/time-list.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../../ui/list-screen/state-column.tsx'

/** A3.1 /admin/time: everybody's logged time, the newest day first, 25 rows. */
export const staffTimeList = defineList(listSource('time.listTime', 'time'), {
  views: true,
  title: 'Time',
  noun: ['entry', 'entries'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffTimeEntry(uuid),
  columns: [
    {
      key: 'task_date',
      label: 'Day',
      sort: 'task_date',
      descendingFirst: true,
      width: 'medium',
      text: ({ task_date }: TimeEntry) => calendarDay(task_date),
    },
    { key: 'virtualassistant_name', label: 'Assistant', sort: 'virtualassistant_name', width: 'medium' },
    { key: 'project_name', label: 'Subscription', sort: 'project_name', width: 'wide' },
    { key: 'company', label: 'Client', width: 'medium' },
    { key: 'task_name', label: 'Task', width: 'medium' },
    {
      key: 'seconds',
      label: 'Time',
      sort: 'seconds',
      descendingFirst: true,
      width: 'medium',
      align: 'end',
      text: entryHoursText,
    },
    {
      key: 'billable',
      label: 'Billable',
      width: 'narrow',
      text: ({ billable }: TimeEntry) => (billable ? 'Yes' : 'No'),
    },
    {
      key: 'status',
      label: 'State',
      sort: 'status',
      width: 'medium',
      ...stateCell(timeEntryStates, ({ status }: TimeEntry) => status),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search words, client, assistant' },
    { key: 'from', kind: 'date', label: 'From' },
    { key: 'to', kind: 'date', label: 'To' },
    { key: 'status', kind: 'choice', label: 'State', any: 'All', options: stateOptions(timeEntryStates) },
    {
      key: 'source',
      kind: 'choice',
      label: 'Logged',
      any: 'Any way',
      options: [
        { value: 'timer', label: 'By the timer' },
        { value: 'manual', label: 'By hand' },
      ],
    },
    { key: 'billable', kind: 'switch', label: 'Billable only' },
    removedFilter,
  ],
  defaultSort: [
    { by: 'task_date', descending: true },
    { by: 'created_date', descending: true },
  ],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No time logged yet', text: 'What assistants log will be here.' },
})
