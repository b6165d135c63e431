import * as t from '@talentplace/contract/work/messages/entries'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { blankDetails, detailsOf, type EntryDetails } from '@talentplace/contract/work/time/entry-details'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { createTime } from '@talentplace/contract/work/time/entry.routes'
import type { Sent } from '@talentplace/contract/shared/operation'
import type { Issues } from '../../../ui/form/issues.ts'
import { daysAfter } from './days-after.ts'
import { durationText, readDuration } from './typed-duration.ts'

/** Time entered by hand, as its form holds it: days and times are texts of the assistant's own clock. */
export interface EntryValues extends EntryDetails {
  readonly rate_plan_uuid: string
  /** Empty: no task. */
  readonly task_uuid: string
  readonly date: string
  /** From one time to another, or as long as it took. */
  readonly kind: 'stretch' | 'duration'
  /** `09:00`, and `09:00:13` where there are seconds. */
  readonly from: string
  readonly to: string
  readonly duration: string
  /** Staff only: whether the assistant is paid for it, and why it is changed. */
  readonly payable: boolean
  readonly reason: string
}

/** When a stretch was, as instants (ISO 8601, UTC). */
export interface Instants {
  readonly start_at: string
  readonly end_at: string
}

type NewEntry = Exclude<Sent<typeof createTime>['body'], readonly unknown[]>

const minute = 60_000

/** The day and time of an instant on a clock so many minutes east of UTC. */
function localParts(instant: string, offset: number): { date: string; time: string } {
  const text = new Date(Date.parse(instant) + offset * minute).toISOString()
  const time = text.slice(11, 19)
  return { date: text.slice(0, 10), time: time.endsWith(':00') ? time.slice(0, 5) : time }
}

/** What the form begins with for new time on a day. */
export function newValues(date: string, rate_plan_uuid: string): EntryValues {
  return {
    rate_plan_uuid,
    task_uuid: '',
    date,
    kind: 'stretch',
    from: '',
    to: '',
    duration: '',
    ...blankDetails,
    payable: true,
    reason: '',
  }
}

/** The same for a stretch that is known; offsets are those of the assistant's zone at its start and its end. */
export function intervalValues(
  { start_at, end_at }: Instants,
  offsets: { readonly start: number; readonly end: number },
): Pick<EntryValues, 'kind' | 'date' | 'from' | 'to'> {
  const start = localParts(start_at, offsets.start)
  return { kind: 'stretch', date: start.date, from: start.time, to: localParts(end_at, offsets.end).time }
}

/** What the form begins with for an entry that is changed. */
export function valuesOf(entry: TimeEntry, offsets: { readonly start: number; readonly end: number }): EntryValues {
  const { rate_plan_uuid, task_uuid, task_date, start_at, end_at, seconds, billable } = entry
  const shared = {
    rate_plan_uuid,
    task_uuid: task_uuid ?? '',
    date: task_date,
    from: '',
    to: '',
    duration: durationText(seconds),
    ...detailsOf(entry),
    payable: entry.payable ?? billable,
    reason: '',
  }
  if (start_at === null || end_at === null) return { ...shared, kind: 'duration' }
  return { ...shared, ...intervalValues({ start_at, end_at }, offsets) }
}

/** The texts of a stretch's ends, in the form of a date and time field; one that ends before it begins ends the day after. */
export function endsOf({ date, from, to }: Pick<EntryValues, 'date' | 'from' | 'to'>): { start: string; end: string } {
  return { start: `${date}T${from}`, end: `${to <= from ? daysAfter(date, 1) : date}T${to}` }
}

/** What is sent. A duration that is none is 0, for the contract's own message. */
export function bodyOf(values: EntryValues, instants: Instants | null): NewEntry {
  const { rate_plan_uuid, task_uuid, date, duration } = values
  const shared = { rate_plan_uuid, task_uuid: task_uuid === '' ? null : task_uuid, ...detailsOf(values) }
  return instants ? { ...shared, ...instants } : { ...shared, task_date: date, seconds: readDuration(duration) ?? 0 }
}

const utc = (text: string): string => (text.length === 16 ? `${text}:00Z` : `${text}Z`)

/** What is checked before the instants are known: its times as if they were of UTC. */
export function checkedBody(values: EntryValues): NewEntry {
  if (values.kind === 'duration') return bodyOf(values, null)
  const { start, end } = endsOf(values)
  return bodyOf(values, { start_at: utc(start), end_at: utc(end) })
}

/** What only the form can tell. */
export function entryIssues(values: EntryValues): Issues {
  const { kind, date, from, to, duration, billable, description } = values
  return {
    ...(date === '' && { date: t.chooseDay() }),
    ...(kind === 'stretch' && from === '' && { from: t.enterStart() }),
    ...(kind === 'stretch' && to === '' && { to: t.enterEnd() }),
    ...(kind === 'duration' && readDuration(duration) === null && { duration: t.enterDuration() }),
    ...(billable && isInvisible(description) && { description: t.enterDescription() }),
  }
}

/** The field of a part of what is sent, where it has another name. */
export function fieldOf(path: string): string {
  return { start_at: 'from', end_at: 'to', task_date: 'date', seconds: 'duration' }[path] ?? path
}
