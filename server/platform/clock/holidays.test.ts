import { expect, it } from 'vitest'
import { publicHolidays } from './holidays.ts'
import { offsetAt } from './zones.ts'

it('0.17 the library of holidays leaves our zone data in place', () => {
  expect(publicHolidays('CA-MB', 2027)).toContain('2027-12-25')
  expect(offsetAt('America/Winnipeg', new Date('2027-01-15T12:00:00Z'))).toBe(-300)
})
