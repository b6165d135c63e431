import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { localText } from '../../../platform/viewer-zone/local-instant.ts'

const minutesInADay = 24 * 60
/** A block is never drawn lower than this many minutes are high, so that its line of text fits. */
const lowestBlock = 30
/** The hours of a day on which nothing was logged outside of them. */
const usualHours = { first: 8, last: 18 }

/** What stands between two times of a day, in minutes after its midnight. */
export interface DayInterval {
  readonly from: number
  readonly to: number
}

/** An interval with its place beside those that it would cover: lane 0 is the leftmost of so many. */
export type Placed<Interval extends DayInterval> = Interval & { readonly lane: number; readonly lanes: number }

/** The minute of the day that a clock so many minutes east of UTC shows at an instant (ISO 8601). */
export function minuteOfDay(instant: string, offsetMinutes: number): number {
  const time = localText(instant, offsetMinutes).slice(11)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Where an entry stands on its day; null for one that has a duration only. It is as high as it is long, also where the clocks change. */
export function intervalOf({ start_at, timezone_offset, seconds }: TimeEntry): DayInterval | null {
  if (start_at === null) return null
  const from = minuteOfDay(start_at, timezone_offset)
  return { from, to: Math.min(minutesInADay, from + Math.max(1, Math.round(seconds / 60))) }
}

const bottomOf = ({ from, to }: DayInterval): number => Math.max(to, from + lowestBlock)

/** Puts intervals side by side where one would be drawn over another: each takes the leftmost lane that is free. Earliest first. */
export function placeIntervals<Interval extends DayInterval>(intervals: readonly Interval[]): Placed<Interval>[] {
  const groups: { bottom: number; members: { interval: Interval; lane: number }[]; lanes: number[] }[] = []
  for (const interval of intervals.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    let group = groups.at(-1)
    if (!group || interval.from >= group.bottom) {
      group = { bottom: 0, members: [], lanes: [] }
      groups.push(group)
    }
    const free = group.lanes.findIndex((bottom) => bottom <= interval.from)
    const lane = free === -1 ? group.lanes.length : free
    group.lanes[lane] = bottomOf(interval)
    group.bottom = Math.max(group.bottom, bottomOf(interval))
    group.members.push({ interval, lane })
  }
  return groups.flatMap(({ members, lanes }) =>
    members.map(({ interval, lane }) => ({ ...interval, lane, lanes: lanes.length })),
  )
}

/** The hours to draw: from 8 to 18, and whatever holds something. `last` isn't drawn itself. */
export function hoursToShow(intervals: readonly DayInterval[]): { first: number; last: number } {
  const first = Math.min(usualHours.first, ...intervals.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(usualHours.last, ...intervals.map((each) => Math.ceil(bottomOf(each) / 60)))
  return { first, last: Math.min(24, last) }
}

/**
 * The first part of an hour that nothing stands in, up to `until` (minutes after midnight: now, today); null where there is none. What is
 * shorter than a minute can't be entered.
 */
export function freePartOf(hour: number, taken: readonly DayInterval[], until: number): DayInterval | null {
  const end = Math.min(hour * 60 + 60, until)
  let from = hour * 60
  for (const each of taken.toSorted((one, other) => one.from - other.from)) {
    if (each.from > from) return from < end ? { from, to: Math.min(each.from, end) } : null
    from = Math.max(from, each.to)
  }
  return from < end ? { from, to: end } : null
}

/** `09:05`, as a time field holds it; the day's end is 23:59. */
export function timeText(minute: number): string {
  const clamped = Math.min(minute, minutesInADay - 1)
  return `${String(Math.floor(clamped / 60)).padStart(2, '0')}:${String(clamped % 60).padStart(2, '0')}`
}
