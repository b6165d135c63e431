import { describe, expect, it } from 'vitest'
import { hoursOf, sharedTimes, workingDays } from './week-overlap.ts'

describe('the overlap with the viewer’s working week', () => {
  it('B5.3 is cut to Monday to Friday, 9:00 to 17:00', () => {
    const week = Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 48 }, (_, half) => day === 1 && half >= 17 && half < 20),
    )
    const days = workingDays(week)
    expect(days).toHaveLength(5)
    expect(days.every((day) => day.length === 16)).toBe(true)
    expect(days[1]?.slice(0, 3)).toEqual([true, true, false])
    expect(days.flat().filter(Boolean)).toHaveLength(2)
  })

  it('B5.3 counts two half hours as one hour', () => {
    expect([31, 80, 0].map(hoursOf)).toEqual(['15.5', '40', '0'])
  })

  it('B5.3 is told in words too', () => {
    const halves = Array.from({ length: 16 }, (_, half) => half < 2 || half >= 12)
    expect(sharedTimes(halves)).toBe('09:00 to 10:00 and 15:00 to 17:00')
    expect(sharedTimes(halves.map(() => false))).toBe('Not working')
  })
})
