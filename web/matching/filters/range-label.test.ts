import { describe, expect, it } from 'vitest'
import { longestRange, rangeLabel, rangeStep } from './range-label.ts'

describe('the range of the time zone filter', () => {
  it("B4.2 reads '+/- N hours'", () => {
    expect([0, 120, 480].map(rangeLabel)).toEqual(['+/- 0 hours', '+/- 2 hours', '+/- 8 hours'])
  })

  it('0.10 goes from 0 to 8 hours in steps of 60 minutes', () => {
    expect(longestRange / rangeStep).toBe(8)
  })
})
