import { describe, expect, it } from 'vitest'
import { availableHours } from './available-hours.ts'

describe('available hours', () => {
  it('B5.4 are the hours per month minus those committed, not below 0', () => {
    expect(availableHours({ available_hours_per_month: 80, monthly_hours_committed: 48 })).toBe(32)
    expect(availableHours({ available_hours_per_month: 20, monthly_hours_committed: 48 })).toBe(0)
  })
})
