import { expect, it } from 'vitest'
import { forecastHours, type WorkedPeriod } from './hours-forecast.ts'

const hour = 3600
// 2026-11-23 is a Monday.
const period = { start: '2026-11-10', end: '2026-12-09' }
const days = (...each: [string, number][]) => new Map(each.map(([day, hours]) => [day, hours * hour]))
const forecastOf = (about: Partial<WorkedPeriod>) =>
  forecastHours({
    today: '2026-11-23',
    period,
    start_date: '2026-01-10',
    granted_seconds: 20 * hour,
    by_day: days(),
    ...about,
  })

it('the pace is that of the last ten working days, with what was worked at weekends, and today not among them', () => {
  const by_day = days(['2026-11-06', 5], ['2026-11-09', 3], ['2026-11-14', 2], ['2026-11-20', 4], ['2026-11-23', 1])
  // 9 to 20 November: ten working days, nine hours.
  expect(forecastOf({ by_day })).toMatchObject({ pace_seconds: 3240, working_days: 10 })
})

it('of a young subscription it is that of the days there were', () => {
  const by_day = days(['2026-11-19', 2], ['2026-11-20', 1])
  expect(forecastOf({ start_date: '2026-11-19', by_day })).toMatchObject({ pace_seconds: 1.5 * hour, working_days: 2 })
})

it('before the first working day is over there is none', () => {
  expect(forecastOf({ start_date: '2026-11-23', by_day: days(['2026-11-23', 2]) })).toBeNull()
  expect(forecastOf({ start_date: '2026-11-21' })).toBeNull()
})

it('names the working day on which the hours run out, and what is over at the end', () => {
  // One hour a day; of 20 hours 9 are worked in the period, so 11 working days from today on: 7 December.
  const by_day = days(
    ...['10', '11', '12', '13', '16', '17', '18', '19', '20'].map((day): [string, number] => [`2026-11-${day}`, 1]),
    ['2026-11-09', 1],
  )
  expect(forecastOf({ by_day })).toEqual({
    pace_seconds: hour,
    working_days: 10,
    runs_out_on: '2026-12-07',
    left_seconds: -2 * hour,
  })
})

it('hours that last run out on no day', () => {
  expect(forecastOf({ by_day: days(['2026-11-20', 5]) })).toEqual({
    pace_seconds: hour / 2,
    working_days: 10,
    runs_out_on: null,
    left_seconds: (20 - 5 - 13 * 0.5) * hour,
  })
})

it('what was worked today is part of today’s pace, and more than it counts whole', () => {
  const left = [0, 0.5, 1, 3].map(
    (today) => forecastOf({ by_day: days(['2026-11-20', 10], ['2026-11-23', today]) })?.left_seconds,
  )
  expect(left).toEqual([-3 * hour, -3 * hour, -3 * hour, -5 * hour])
})

it('hours that have run out did so on the day that used the last of them', () => {
  const by_day = days(['2026-11-12', 12], ['2026-11-16', 8], ['2026-11-20', 1])
  expect(forecastOf({ by_day })?.runs_out_on).toBe('2026-11-16')
})

it('what was worked in the period before says its pace and uses none of the hours', () => {
  expect(forecastOf({ today: '2026-11-10', by_day: days(['2026-11-02', 10]) })).toMatchObject({
    pace_seconds: hour,
    left_seconds: (20 - 22) * hour,
  })
})

it('nobody’s work today, a Saturday: nothing is taken off for it', () => {
  expect(forecastOf({ today: '2026-12-05', by_day: days(['2026-12-04', 10]) })?.left_seconds).toBe((20 - 10 - 3) * hour)
})
