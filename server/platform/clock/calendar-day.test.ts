import { expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

const lateEvening = new Date('2027-01-16T03:15:00Z')

it.each([
  ['America/St_Johns', '2027-01-15'],
  ['America/Toronto', '2027-01-15'],
  ['America/Vancouver', '2027-01-15'],
  ['UTC', '2027-01-16'],
  ['Unknown', '2027-01-16'],
])('in %s it is %s at the same instant', (zone, day) => {
  expect(calendarDay(zone, lateEvening)).toBe(day)
})
