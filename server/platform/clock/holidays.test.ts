import moment from 'moment-timezone'
import { expect, it } from 'vitest'
import { publicHolidays } from './holidays.ts'
import { offsetAt } from './zones.ts'

it('0.17 the library of holidays leaves our zone data in place', () => {
  expect(publicHolidays('CA-MB', 2027)).toContain('2027-12-25')
  expect(offsetAt('America/Winnipeg', new Date('2027-01-15T12:00:00Z'))).toBe(-300)
})

it('leaves the zone data ours, also for the methods of a moment', () => {
  expect(publicHolidays('CA-ON', 2027)).toContain('2027-07-01')
  // Vancouver keeps its summer time: decision 0003.
  expect(moment.utc('2027-01-15T17:00:00Z').tz('America/Vancouver').format('HH:mm')).toBe('10:00')
  expect(moment.tz('2027-01-15T17:00:00Z', 'America/Vancouver').format('HH:mm')).toBe('10:00')
})
