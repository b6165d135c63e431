import { expect, it } from 'vitest'
import { twelveHourClock, twelveHourTime } from './twelve-hour-clock.ts'

it('B5.3 every time of day on a profile is told in the form of the schedule', () => {
  expect([8 * 60, 12 * 60, 0, 21 * 60 + 30, -60, 25 * 60].map(twelveHourClock)).toEqual([
    '8am',
    '12pm',
    '12am',
    '9:30pm',
    '11pm',
    '1am',
  ])
  expect(['19:31:44', '00:05:09', '12:00:00', '09:15:00'].map(twelveHourTime)).toEqual([
    '7:31:44pm',
    '12:05:09am',
    '12:00:00pm',
    '9:15:00am',
  ])
})
