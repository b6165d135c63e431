import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import * as pageTitles from '@talentplace/contract/core/messages/titles'
import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import type { classificationStates } from '@talentplace/contract/subscriptions/project.states'
import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingHoursText } from '../../platform/formatting/printed-hours.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { hoursOrPause } from '../pauses/pause-words.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'

const day = (date: string | null) => (date === null ? null : calendarDay(date))
const hours = (count: number | null) => (count === null ? null : remainingHoursText(count))

export type ListedClassification = StateIn<typeof classificationStates, 'subscribed'>

const titles: Record<ListedClassification, string> = {
  current: pageTitles.currentSubscriptions(),
  upcoming: pageTitles.upcomingSubscriptions(),
  past: pageTitles.pastSubscriptions(),
}
const emptyTexts: Record<ListedClassification, { title: string; text: string }> = {
  current: {
    title: t.noCurrent(),
    text: t.whatIsCurrent(),
  },
  upcoming: { title: t.noUpcoming(), text: t.whatIsUpcoming() },
  past: { title: t.noPast(), text: t.whatIsPast() },
}

/** C1.3, A6.6: one of a client's lists; what is current by the days it has left, the others by their start. */
export function subscriptionList(client_uuid: string, classification: ListedClassification) {
  return defineList(listSource('projects.listClientProjects', 'projects', { uuid: client_uuid }), {
    title: titles[classification],
    noun: [t.one(), t.several()],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ uuid }) => paths.clientProject(uuid),
    fixed: { classification },
    columns: [
      { key: 'project_name', label: t.name(), sort: 'project_name', width: 'wide' },
      { key: 'roles', label: t.roles(), width: 'medium', text: ({ roles }: ClientProject) => roles.join(', ') },
      {
        key: 'subscription_hours',
        label: t.subscriptionHours(),
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
        label: t.remainingHours(),
        sort: 'hours_remaining',
        width: 'medium',
        text: (row: ClientProject) => hoursOrPause(row.pause, hours(row.hours_remaining)),
      },
      { key: 'invoice_day', label: t.invoiceDay(), sort: 'invoice_day' },
      {
        key: 'start_date',
        label: t.startDate(),
        sort: 'start_date',
        descendingFirst: true,
        width: 'medium',
        text: (row: ClientProject) => day(row.start_date),
      },
      {
        key: 'end_date',
        label: t.endDate(),
        sort: 'end_date',
        descendingFirst: true,
        width: 'medium',
        text: (row: ClientProject) => day(row.end_date),
      },
    ],
    filters: [{ key: 'search', kind: 'text', label: t.searchName() }],
    defaultSort: classification === 'current' ? [{ by: 'days_remaining' }] : [{ by: 'start_date', descending: true }],
    cardsBelow: 'large',
    empty: emptyTexts[classification],
  })
}
