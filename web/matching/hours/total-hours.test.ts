import { expect, it } from 'vitest'
import { totalHours } from './total-hours.ts'

it('B3.1 adds the hours of all roles', () => {
  expect(
    totalHours([
      { hours: 10, more: false },
      { hours: 59, more: false },
    ]),
  ).toBe('69 h a month')
})

it("B3.6 counts '100+' as an open amount, not as 59", () => {
  expect(
    totalHours([
      { hours: 10, more: false },
      { hours: 59, more: true },
    ]),
  ).toBe('More than 110 h a month')
})
