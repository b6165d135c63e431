import type { HoursForecast } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Period } from './billing-period.ts'
import { dayAfter, isWorkingDay } from './working-days.ts'

/** Two weeks have ten working days, whichever day it is. */
const daysOfPace = 14

export interface WorkedPeriod {
  /** `YYYY-MM-DD`, a day of the period. */
  readonly today: string
  readonly period: Period
  /** The subscription's first day: what lies before says nothing of its pace. */
  readonly start_date: string
  /** Seconds there are in the period, worked or not. */
  readonly granted_seconds: number
  /** Billable seconds by day, of the period and of the two weeks before today. */
  readonly by_day: ReadonlyMap<string, number>
}

/** The first of the days that the pace is read from; the last is yesterday. */
export function paceStarts(today: string): string {
  return dayAfter(today, -daysOfPace)
}

/** The last ten working days before today, or as many as there have been; work at weekends counts into the pace. */
function paceOf({ today, start_date, by_day }: WorkedPeriod): { pace_seconds: number; working_days: number } {
  const begins = paceStarts(today)
  let [working_days, worked] = [0, 0]
  for (let day = start_date > begins ? start_date : begins; day < today; day = dayAfter(day)) {
    if (isWorkingDay(day)) working_days += 1
    worked += by_day.get(day) ?? 0
  }
  return { pace_seconds: working_days === 0 ? 0 : Math.round(worked / working_days), working_days }
}

/** The day of the period on which what was worked came to all there is; null: there is still something left. */
function ranOutOn({ today, period, granted_seconds, by_day }: WorkedPeriod): string | null {
  let worked = 0
  for (let day = period.start; day <= today; day = dayAfter(day)) {
    worked += by_day.get(day) ?? 0
    if (worked >= granted_seconds) return day
  }
  return null
}

function workedIn(period: Period, by_day: ReadonlyMap<string, number>): number {
  return [...by_day]
    .filter(([day]) => day >= period.start && day <= period.end)
    .reduce((sum, [, seconds]) => sum + seconds, 0)
}

/**
 * When the hours of a period run out at the pace of the last ten working days, and what is left on its last day. Of today
 * the rest of the pace is still to come. Null before the first working day is over: there is no pace yet.
 */
export function forecastHours(worked: WorkedPeriod): HoursForecast | null {
  const { today, period, granted_seconds, by_day } = worked
  const { pace_seconds, working_days } = paceOf(worked)
  if (working_days === 0) return null
  let left_seconds = granted_seconds - workedIn(period, by_day)
  let runs_out_on = ranOutOn(worked)
  for (let day = today; day <= period.end; day = dayAfter(day)) {
    if (isWorkingDay(day)) left_seconds -= Math.max(pace_seconds - (day === today ? (by_day.get(day) ?? 0) : 0), 0)
    if (left_seconds <= 0) runs_out_on ??= day
  }
  return { pace_seconds, working_days, runs_out_on, left_seconds }
}
