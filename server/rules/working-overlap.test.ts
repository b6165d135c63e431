import { expect, it } from 'vitest'
import { offsetAt } from '../platform/clock/zones.ts'
import {
  availabilitiesOf,
  availabilityMask,
  partsOfWorkingDay,
  partsPerWeek,
  workingDayOverlap,
  workingHalfHours,
} from './working-overlap.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const every = (part: string) => availabilityMask(weekdays.map((day) => `${day}_${part}`))
const total = (mask: number, difference: number) =>
  workingDayOverlap(mask, difference).reduce((sum, days) => sum + days, 0)

/** The person's offset minus the viewer's. */
function difference(person: string, viewer: string, day: string): number {
  const at = new Date(`${day}T17:00:00Z`)
  return (offsetAt(person, at) ?? NaN) - (offsetAt(viewer, at) ?? NaN)
}

it('reads and writes parts of the week', () => {
  expect(availabilitiesOf(availabilityMask(['sunday_evening', 'monday_morning', 'monday_morning']))).toEqual([
    'monday_morning',
    'sunday_evening',
  ])
})

it('counts the half hours from 9 to 17 of the five working days', () => {
  expect(workingDayOverlap(every('morning'), 0)).toEqual([5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect([total(every('morning'), 0), total(every('afternoon'), 0), total(every('evening'), 0)]).toEqual([30, 50, 0])
  expect(total(availabilityMask(['saturday_morning', 'sunday_afternoon']), 0)).toBe(0)
})

it("is exact to the half hour for St. John's", () => {
  // Afternoon 12 to 17 in St. John's is 10:30 to 15:30 in Toronto.
  const stJohns = difference('America/St_Johns', 'America/Toronto', '2026-11-20')
  expect(stJohns).toBe(90)
  expect(workingDayOverlap(every('afternoon'), stJohns)).toEqual([0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0])
})

it('wraps over midnight and over the end of the week', () => {
  // Tokyo's Saturday 1:00 is Toronto's Friday 11:00; Sunday evening in Honolulu is Toronto's Monday, before 9.
  const tokyo = difference('Asia/Tokyo', 'America/Toronto', '2026-11-20')
  expect(total(availabilityMask(['saturday_morning']), tokyo)).toBe(0)
  expect(total(every('evening'), tokyo)).toBe(0)
  const honolulu = difference('Pacific/Honolulu', 'Asia/Tokyo', '2026-11-20')
  // Honolulu is 19 hours behind Tokyo: its Sunday 17 to 22 is Tokyo's Monday 12 to 17.
  expect(total(availabilityMask(['sunday_evening']), honolulu)).toBe(10)
})

it('0.17 keeps British Columbia, Alberta, Manitoba and Inuvik where they stay in the winter of 2026-27', () => {
  for (const [zone, hours] of [
    ['America/Vancouver', -2],
    ['America/Edmonton', -1],
    ['America/Winnipeg', 0],
    ['America/Inuvik', -1],
  ] as const) {
    expect([zone, difference(zone, 'America/Toronto', '2026-11-20')]).toEqual([zone, hours * 60])
    expect([zone, difference(zone, 'America/Toronto', '2027-01-15')]).toEqual([zone, hours * 60])
  }
})

it('0.17 moves with Toronto on its day in autumn while Vancouver stays', () => {
  expect(difference('America/Vancouver', 'America/Toronto', '2026-10-31')).toBe(-180)
  expect(difference('America/Vancouver', 'America/Toronto', '2026-11-01')).toBe(-120)
  expect(total(every('morning'), -180)).toBe(5 * 8)
  expect(workingDayOverlap(every('morning'), -180).indexOf(5)).toBe(4)
  expect(workingDayOverlap(every('morning'), -120).indexOf(5)).toBe(2)
})

it('knows 21 parts of a week, and 80 half hours from Monday to Friday', () => {
  expect([partsPerWeek, workingHalfHours]).toEqual([21, 80])
})

it('has no part of the day at night, also for who works at every other time', () => {
  // Twelve hours apart, the viewer's 10:00 to 17:00 is the person's 22:00 to 5:00; only 9:00 to 10:00 is an evening.
  expect(partsOfWorkingDay(12 * 60)[2]).toEqual([-1, -1, -1, -1, -1])
  const always = 2 ** 21 - 1
  expect(workingDayOverlap(always, 12 * 60)).toEqual([5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})
