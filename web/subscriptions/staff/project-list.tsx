import type { ProjectSummary } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { projectSearchTypes } from '@talentplace/contract/subscriptions/staff/search-types'
import { healthReasons } from '@talentplace/contract/subscriptions/care/health-reasons'
import { healthStates } from '@talentplace/contract/subscriptions/health.states'
import { projectGroupStates } from '@talentplace/contract/subscriptions/project.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingHoursText } from '@talentplace/contract/shared/hours-text'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { hoursOrPause } from '../pauses/pause-words.ts'
import { followUpInWords } from '../care/care-words.ts'
import { answersInWords } from './project-words.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

const day = (date: string | null) => (date === null ? null : calendarDay(date))

const name = { key: 'project_name', label: 'Name', sort: 'project_name', width: 'wide' } as const
const client = { key: 'company', label: 'Client', sort: 'company', width: 'medium' } as const
const searchFilter = { key: 'search', kind: 'text', label: 'Search name, client' } as const
const listFilter = {
  key: 'searchType',
  kind: 'choice',
  label: 'List',
  any: 'All',
  options: projectSearchTypes.map((value) => ({ value, label: value })),
} as const

const mineFilter = { key: 'mine', kind: 'switch', label: 'Looked after by me' } as const
const healthFilter = {
  key: 'health',
  kind: 'choice',
  label: 'Health',
  any: 'Any',
  options: stateOptions(healthStates, healthStates.sets.open),
} as const
const needsFilter = {
  key: 'needs',
  kind: 'choice',
  label: 'Needs',
  any: 'Anything',
  options: [
    { value: 'brief', label: 'Its brief read' },
    { value: 'card', label: 'A card to renew' },
    { value: 'word', label: 'Its health set again' },
  ],
} as const

/** A3.1 /admin/projects: the subscriptions and drafts of all clients, the latest start first. */
export const projectList = defineList(listSource('projects.searchProjects', 'projects'), {
  views: true,
  title: 'Subscriptions',
  noun: ['subscription', 'subscriptions'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffProject(uuid),
  columns: [
    name,
    client,
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
      csv: {
        hours_remaining: (row: ProjectSummary) => row.hours_remaining,
        paused_from: (row: ProjectSummary) => row.pause?.from,
        resumes_on: (row: ProjectSummary) => row.pause?.resumes_on,
      },
      label: 'Remaining Hours',
      sort: 'hours_remaining',
      width: 'wide',
      text: (row: ProjectSummary) =>
        hoursOrPause(row.pause, row.hours_remaining === null ? null : remainingHoursText(row.hours_remaining)),
    },
    {
      key: 'answers',
      label: 'Answers',
      width: 'medium',
      text: answersInWords,
      csv: {
        accepted: ({ answers }: ProjectSummary) => answers.accepted,
        not_answered: ({ answers }: ProjectSummary) => answers.asked,
        declined: ({ answers }: ProjectSummary) => answers.declined,
        open_places: (row: ProjectSummary) => row.open_places,
      },
    },
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
    searchFilter,
    listFilter,
    needsFilter,
    mineFilter,
    { key: 'unanswered', kind: 'switch', label: 'Waiting for an answer' },
  ],
  defaultSort: [{ by: 'start_date', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No subscriptions yet',
    text: 'Searches that clients begin, and what they subscribe to, will be here.',
  },
})

/** The lists with owners: why a subscription is in it, who looks after it, and what comes next. */
export const careList = defineList(listSource('projects.searchProjects', 'projects'), {
  views: true,
  title: 'Subscriptions',
  noun: ['subscription', 'subscriptions'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffProject(uuid),
  columns: [
    name,
    client,
    {
      key: 'health',
      label: 'Health',
      width: 'medium',
      text: ({ health }) => health && healthStates.word(health),
      render: ({ health }) => health && <StateTag of={healthStates} state={health} />,
    },
    {
      key: 'health_reasons',
      label: 'Reasons',
      width: 'wide',
      text: ({ health_reasons }) => health_reasons.map((code) => healthReasons[code].title).join(', ') || null,
    },
    {
      key: 'follow_up',
      label: 'Owner and next step',
      width: 'wide',
      text: ({ follow_up }) => followUpInWords(follow_up),
      csv: {
        owner: ({ follow_up }) => follow_up?.owner?.full_name,
        next_step: ({ follow_up }) => follow_up?.next_step,
        due_date: ({ follow_up }) => follow_up?.due_date,
      },
    },
    {
      key: 'start_date',
      label: 'Start',
      sort: 'start_date',
      width: 'medium',
      descendingFirst: true,
      text: (row: ProjectSummary) => day(row.start_date),
    },
  ],
  filters: [
    searchFilter,
    listFilter,
    healthFilter,
    mineFilter,
    { key: 'unowned', kind: 'switch', label: 'Without an owner' },
  ],
  defaultSort: [{ by: 'start_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No subscriptions yet' },
})
