import type { ProjectSummary } from '@talentplace/contract/projects/staff/staff-project.routes'
import { projectSearchTypes } from '@talentplace/contract/projects/staff/search-types'
import { healthStates } from '@talentplace/contract/projects/health.states'
import { projectGroupStates } from '@talentplace/contract/projects/project.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { textOfHours } from '../../../platform/formatting/hours-text.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { hoursOrPause } from '../pauses/pause-words.ts'
import { answersInWords } from './project-words.ts'
import { stateCell } from '../../../ui/list-screen/state-column.tsx'

const day = (date: string | null) => (date === null ? null : calendarDay(date))

/** A3.1 /admin/projects: the subscriptions and drafts of all clients, the latest start first. */
export const projectList = defineList(listSource('projects.searchProjects', 'projects'), {
  title: 'Subscriptions',
  noun: ['subscription', 'subscriptions'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.staffProject(uuid),
  columns: [
    { key: 'project_name', label: 'Name', sort: 'project_name', width: 'wide' },
    { key: 'company', label: 'Client', sort: 'company', width: 'medium' },
    {
      key: 'group',
      label: 'State',
      ...stateCell(projectGroupStates, ({ group }: ProjectSummary) => group),
    },
    { key: 'roles', label: 'Roles', width: 'medium', text: ({ roles }) => roles.join(', ') },
    {
      key: 'subscription_hours',
      label: 'Hours',
      sort: 'subscription_hours',
      descendingFirst: true,
      align: 'end',
      width: 'narrow',
    },
    {
      key: 'hours_remaining',
      label: 'Remaining Hours',
      sort: 'hours_remaining',
      width: 'medium',
      text: (row: ProjectSummary) =>
        hoursOrPause(row.pause, row.hours_remaining === null ? null : textOfHours(row.hours_remaining)),
    },
    { key: 'answers', label: 'Answers', width: 'medium', text: answersInWords },
    {
      key: 'start_date',
      label: 'Start',
      sort: 'start_date',
      width: 'medium',
      descendingFirst: true,
      text: (row: ProjectSummary) => day(row.start_date),
    },
    {
      key: 'end_date',
      label: 'End',
      sort: 'end_date',
      width: 'medium',
      descendingFirst: true,
      text: (row: ProjectSummary) => day(row.end_date),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search name, client' },
    {
      key: 'searchType',
      kind: 'choice',
      label: 'List',
      any: 'All',
      options: projectSearchTypes.map((value) => ({ value, label: value })),
    },
    { key: 'unanswered', kind: 'switch', label: 'Waiting for an answer' },
  ],
  defaultSort: [{ by: 'start_date', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No subscriptions yet',
    text: 'Searches that clients begin, and what they subscribe to, will be here.',
  },
})
