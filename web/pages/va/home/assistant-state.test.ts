import { expect, test } from 'vitest'
import { freeHours } from './assistant-state.ts'

test('B5.4 the free hours are those available less those committed, never below 0', () => {
  expect(freeHours({ available_hours_per_month: 40, monthly_hours_committed: 15 })).toBe(25)
  expect(freeHours({ available_hours_per_month: 40, monthly_hours_committed: 55 })).toBe(0)
})
