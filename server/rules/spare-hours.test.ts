import { expect, it } from 'vitest'
import { spareHours } from './spare-hours.ts'

it.each([
  [120, 80, 40],
  [80, 80, 0],
  [60, 80, 0],
])('B5.4 of %i hours with %i taken, %i can be had', (available, committed, spare) => {
  expect(spareHours(available, committed)).toBe(spare)
})
