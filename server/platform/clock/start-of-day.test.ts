import { expect, it } from 'vitest'
import { startOfDay } from './start-of-day.ts'

it.each([
  ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/Toronto', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['America/Toronto', '2027-03-14', '2027-03-14T05:00:00.000Z'],
  ['America/Toronto', '2027-03-15', '2027-03-15T04:00:00.000Z'],
  ['America/St_Johns', '2027-01-15', '2027-01-15T03:30:00.000Z'],
  ['Unknown', '2027-01-15', '2027-01-15T00:00:00.000Z'],
])('in %s the day %s begins at %s, also where the clock changes on it', (zone, day, instant) => {
  expect(startOfDay(zone, day).toISOString()).toBe(instant)
})
