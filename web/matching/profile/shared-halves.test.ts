import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { expect, it } from 'vitest'
import { sharedHalves, sharedHours } from './shared-halves.ts'

const [morning, afternoon, evening] = dayParts
const count = (halves: readonly boolean[]) => halves.filter(Boolean).length
const week = (minutesAhead: number) =>
  weekdays.reduce(
    (sum, _, day) => sum + dayParts.reduce((all, part) => all + count(sharedHalves(day, part, minutesAhead)), 0),
    0,
  )

it('B5.3 the half hours of a part that lie in the viewer’s working day are known', () => {
  expect(sharedHalves(0, morning, 0)).toEqual([false, false, true, true, true, true, true, true])
  expect(count(sharedHalves(0, afternoon, 0))).toBe(10)
  expect(count(sharedHalves(0, evening, 0))).toBe(0)
  // Three hours behind: their 8am is the viewer's 11am.
  expect(count(sharedHalves(4, morning, -180))).toBe(8)
  expect(sharedHalves(4, afternoon, -180).slice(0, 5)).toEqual([true, true, true, true, false])
  expect(count(sharedHalves(5, morning, 0))).toBe(0)
})

it('B5.3 and so where the viewer’s day is another one', () => {
  // Sunday evening there is Monday morning here.
  expect(count(sharedHalves(6, evening, -14 * 60))).toBe(6)
  expect(count(sharedHalves(0, morning, 14 * 60))).toBe(0)
  expect(week(0)).toBe(80)
})

it('B5.3 two half hours are an hour', () => {
  expect([31, 80, 0].map(sharedHours)).toEqual([
    'Overlaps 15.5 of your 40 working hours each week',
    'Overlaps 40 of your 40 working hours each week',
    'Overlaps 0 of your 40 working hours each week',
  ])
})
