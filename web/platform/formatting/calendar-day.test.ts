import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test('A6.1 a calendar day is the same for everybody', () => {
  expect(calendarDay('2026-11-20')).toBe('Nov 20th 2026')
  expect(calendarDay('2027-01-01')).toBe('Jan 1st 2027')
})
