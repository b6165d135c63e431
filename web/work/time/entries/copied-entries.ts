import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { EntryRatePlan } from './entry-fields.tsx'
import { bodyOf, valuesOf } from './entry-values.ts'

/** What of a day can be logged again: confirmed time, for places that still take any, each task only where it is still there. */
export function copyable(entries: readonly TimeEntry[], places: readonly EntryRatePlan[]): readonly TimeEntry[] {
  return entries.filter(
    ({ status, rate_plan_uuid }) =>
      status !== 'unconfirmed' && places.some((ratePlan) => ratePlan.rate_plan_uuid === rate_plan_uuid),
  )
}

/** The entries of the latest day among these that come newest day first. */
export function ofLatestDay(entries: readonly TimeEntry[]): readonly TimeEntry[] {
  return entries.filter(({ task_date }) => task_date === entries[0]?.task_date)
}

/** The same work on another day, as durations: when it was that day, only the assistant knows. */
export function copiesOf(entries: readonly TimeEntry[], places: readonly EntryRatePlan[], day: string) {
  return entries.map((entry) => {
    const ratePlan = places.find(({ rate_plan_uuid }) => rate_plan_uuid === entry.rate_plan_uuid)
    const isThere = ratePlan?.tasks.some(({ uuid }) => uuid === entry.task_uuid) === true
    const values = { ...valuesOf(entry, { start: 0, end: 0 }), date: day, kind: 'duration' } as const
    return bodyOf(isThere ? values : { ...values, task_uuid: '' }, null)
  })
}
