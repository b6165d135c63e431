import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { classificationStates } from '@talentplace/contract/subscriptions/project.states'
import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingHoursText } from '@talentplace/contract/shared/hours-text'
import { paths } from '../../platform/navigation/paths.ts'
import { hoursOrPause } from '../pauses/pause-words.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'

const day = (date: string | null) => (date === null ? null : calendarDay(date))
const hours = (count: number | null) => (count === null ? null : remainingHoursText(count))

export type ListedClassification = StateIn<typeof classificationStates, 'subscribed'>

const titles: Record<ListedClassification, string> = {
  current: 'Current Subscriptions',
  upcoming: 'Upcoming Subscriptions',
  past: 'Past Subscriptions',
}
const emptyTexts: Record<ListedClassification, { title: string; text: string }> = {
  current: {
    title: 'No current subscriptions',
    text: 'The assistants who work for you now will be here, with their hours and the day each renews.',
  },
  upcoming: { title: 'No upcoming subscriptions', text: 'What is agreed and begins on a later day will be here.' },
  past: { title: 'No past subscriptions', text: 'What has ended will be here, with its invoices.' },
}

/** C1.3, A6.6: one of a client's lists; what is current by the days it has left, the others by their start. */
export function subscriptionList(client_uuid: string, classification: ListedClassification) {
  return defineList(listSource('projects.listClientProjects', 'projects', { uuid: client_uuid }), {
    title: titles[classification],
    noun: ['subscription', 'subscriptions'],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ uuid }) => paths.clientProject(uuid),
    fixed: { classification },
    columns: [
      { key: 'project_name', label: 'Name', sort: 'project_name', width: 'wide' },
      { key: 'roles', label: 'Role(s)', width: 'medium', text: ({ roles }: ClientProject) => roles.join(', ') },
      {
        key: 'subscription_hours',
        label: 'Subscription Hours',
        sort: 'subscription_hours',
        descendingFirst: true,
        width: 'medium',
        text: (row: ClientProject) => hours(row.subscription_hours),
      },
      {
        key: 'hours_remaining',
        csv: {
          hours_remaining: (row: ClientProject) => row.hours_remaining,
          paused_from: (row: ClientProject) => row.pause?.from,
          resumes_on: (row: ClientProject) => row.pause?.resumes_on,
        },
        label: 'Remaining Hours',
        sort: 'hours_remaining',
        width: 'medium',
        text: (row: ClientProject) => hoursOrPause(row.pause, hours(row.hours_remaining)),
      },
      { key: 'invoice_day', label: 'Invoice Day', sort: 'invoice_day' },
      {
        key: 'start_date',
        label: 'Start Date',
        sort: 'start_date',
        descendingFirst: true,
        width: 'medium',
        text: (row: ClientProject) => day(row.start_date),
      },
      {
        key: 'end_date',
        label: 'End Date',
        sort: 'end_date',
        descendingFirst: true,
        width: 'medium',
        text: (row: ClientProject) => day(row.end_date),
      },
    ],
    filters: [{ key: 'search', kind: 'text', label: 'Search name' }],
    defaultSort: classification === 'current' ? [{ by: 'days_remaining' }] : [{ by: 'start_date', descending: true }],
    cardsBelow: 'large',
    empty: emptyTexts[classification],
  })
}
