import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import type { StartedWork } from '@talentplace/contract/subscriptions/interest.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { remainingHoursText } from '@talentplace/contract/shared/hours-text'
import { hoursOrPause } from '../../subscriptions/pauses/pause-words.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'

const words = {
  current: {
    title: 'Current projects',
    empty: {
      title: 'No current projects',
      text: 'The clients you work for will be here from the day the work begins.',
    },
    sort: { by: 'days_remaining' },
  },
  past: {
    title: 'Past projects',
    empty: { title: 'No past projects', text: 'Projects you have finished will be here, with their hours and dates.' },
    sort: { by: 'end_date', descending: true },
  },
} as const

const day = (date: string | null) => (date === null ? null : calendarDay(date))
const hours = (count: number | null) => (count === null ? null : remainingHoursText(count))

/** C1.3: the projects an assistant has, or had. */
export function assistantProjectList(userUuid: string, group: StartedWork) {
  const { title, empty, sort } = words[group]
  return defineList(listSource('projects.listAssistantProjects', 'projects', { uuid: userUuid }), {
    title,
    noun: ['project', 'projects'],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ project_uuid, rate_plan_uuid }) => paths.assistantProject(project_uuid, rate_plan_uuid),
    fixed: { group },
    columns: [
      { key: 'project_name', label: 'Project Name', sort: 'project_name', width: 'wide' },
      { key: 'company', label: 'Client', sort: 'company', width: 'medium' },
      { key: 'role', label: 'Role(s)', width: 'medium' },
      {
        key: 'hours_per_month',
        label: 'Committed Hours',
        sort: 'hours_per_month',
        descendingFirst: true,
        text: (row: AssistantProject) => hours(row.hours_per_month),
      },
      {
        key: 'hours_remaining',
        csv: {
          hours_remaining: (row: AssistantProject) => row.hours_remaining,
          paused_from: (row: AssistantProject) => row.pause?.from,
          resumes_on: (row: AssistantProject) => row.pause?.resumes_on,
        },
        label: 'Remaining Hours',
        sort: 'hours_remaining',
        text: (row: AssistantProject) => hoursOrPause(row.pause, hours(row.hours_remaining)),
      },
      { key: 'invoice_day', label: 'Invoice Day', align: 'end' },
      {
        key: 'start_date',
        label: 'Start Date',
        sort: 'start_date',
        descendingFirst: true,
        text: (row: AssistantProject) => day(row.start_date),
      },
      {
        key: 'end_date',
        label: 'End Date',
        sort: 'end_date',
        descendingFirst: true,
        text: (row: AssistantProject) => day(row.end_date),
      },
    ],
    defaultSort: [sort],
    cardsBelow: 'large',
    empty,
  })
}
