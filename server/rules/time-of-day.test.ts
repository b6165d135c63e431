import { expect, it } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

const said = (time: string) => timeOfDay(new Date(`2026-11-23T${time}:59.999Z`))

it('a time in a sentence follows the clock of North America, exactly at midnight and noon', () => {
  expect(said('00:00')).toBe('12:00 am')
  expect(said('11:59')).toBe('11:59 am')
  expect(said('12:00')).toBe('12:00 pm')
  expect(said('15:14')).toBe('3:14 pm')
  expect(said('23:59')).toBe('11:59 pm')
})

it('in French it has 24 hours', () => {
  expect(timeOfDay(new Date('2026-11-23T00:05Z'), 'fr')).toBe('0\u00a0h\u00a005')
  expect(timeOfDay(new Date('2026-11-23T15:14Z'), 'fr')).toBe('15\u00a0h\u00a014')
})
