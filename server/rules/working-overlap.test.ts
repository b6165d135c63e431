import { expect, it } from 'vitest'
import { offsetAt } from '../platform/clock/zones.ts'
import {
  availabilitiesOf,
  availabilityMask,
  partsOfWorkingDay,
  partsPerWeek,
  partsThatShareWindow,
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

/** Whether two hours in a row of a working day lie in these parts of a week. */
const inARow = (mask: number, days: readonly number[][]) =>
  [0, 1, 2, 3, 4].some((day) =>
    days.some((_, slot) =>
      [0, 1, 2, 3].every((next) => {
        const part = days[slot + next]?.[day] ?? -1
        return part !== -1 && ((mask >> part) & 1) === 1
      }),
    ),
  )

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

it('a window is shared from exactly two hours of one working day on', () => {
  const shared = (difference: number) => availabilitiesOf(partsThatShareWindow(difference) & availabilityMask(monday))
  const monday = ['monday_morning', 'monday_afternoon', 'monday_evening']
  // A morning from 8 to 12 there is 7 to 11 here, two hours of the day; half an hour earlier it is one and a half.
  expect([60, 90].map((ahead) => shared(ahead))).toEqual([['monday_morning', 'monday_afternoon'], ['monday_afternoon']])
  // An evening from 17 on there begins at 15 here, and half an hour later at 15:30.
  expect([120, 90].map((ahead) => shared(ahead))).toEqual([
    ['monday_afternoon', 'monday_evening'],
    ['monday_afternoon'],
  ])
})

it('no window is shared at the weekend, nor by who works only at night', () => {
  const weekend = availabilityMask(['saturday', 'sunday'].flatMap((day) => [`${day}_morning`, `${day}_afternoon`]))
  expect(partsThatShareWindow(0) & weekend).toBe(0)
  expect(partsThatShareWindow(12 * 60)).toBe(0)
})

it('whoever works through any parts in a row shares a window when two hours in a row of a working day are theirs', () => {
  const wrong: { difference: number; mask: number }[] = []
  for (let difference = -26 * 60; difference <= 26 * 60; difference += 15) {
    const days = partsOfWorkingDay(difference)
    const sharing = partsThatShareWindow(difference)
    for (let from = 0; from < partsPerWeek; from += 1)
      for (let to = from + 1; to <= partsPerWeek; to += 1) {
        const mask = 2 ** to - 2 ** from
        if (((sharing & mask) !== 0) !== inARow(mask, days)) wrong.push({ difference, mask })
      }
  }
  expect(wrong).toEqual([])
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
