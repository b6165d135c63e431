import type { Reply } from '../../platform/api/operation-types.ts'

type ProjectHours = Reply<'projects.getProjectHours'>

const day = 86_400_000

/** A point of the chart: days since the period's start, and seconds that are left. */
export interface Point {
  readonly days: number
  readonly seconds: number
}

export interface RemainingLine {
  /** From the start of the period to the end of today, or of the period where it is over. */
  readonly worked: readonly Point[]
  /** From there to the end of the period; null without a forecast. */
  readonly expected: readonly [Point, Point] | null
  /** Days in the period. */
  readonly length: number
  readonly max: number
  /** Nothing, or what is expected to be missing. */
  readonly least: number
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** What is left of a period's hours, day by day. */
export function remainingLine({ period, days, today, forecast }: ProjectHours): RemainingLine {
  const length = daysBetween(period.start, period.end) + 1
  const granted = period.remaining_seconds + period.billable_seconds
  const until = Math.min(Math.max(daysBetween(period.start, today) + 1, 0), length)
  const worked: Point[] = [{ days: 0, seconds: granted }]
  let left = granted
  const byDay = new Map(days.map(({ date, billable_seconds }) => [daysBetween(period.start, date), billable_seconds]))
  for (let at = 0; at < until; at += 1) {
    left -= byDay.get(at) ?? 0
    worked.push({ days: at + 1, seconds: left })
  }
  const last = worked.at(-1) ?? { days: 0, seconds: granted }
  const end = forecast && { days: length, seconds: forecast.left_seconds }
  return {
    worked,
    expected: end && [last, end],
    length,
    max: Math.max(granted, 1),
    least: Math.min(0, left, end?.seconds ?? 0),
  }
}
