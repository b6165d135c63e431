import { describe, expect, it } from 'vitest'
import { zoneDataMonths } from './zone-data-age.ts'
import { zoneDataVersion } from './zones.ts'

describe('the age of zone data', () => {
  it.each([
    ['2026a', '2026-01-15', 0],
    ['2026f', '2026-11-20', 5],
    ['2025b', '2026-11-20', 21],
    ['2025z', '2026-01-01', 1],
  ])('of %s on %s is %i months', (version, day, months) => {
    expect(zoneDataMonths(version, new Date(`${day}T12:00:00Z`))).toBe(months)
  })

  it('is known for what the product ships', () => {
    expect(zoneDataMonths(zoneDataVersion, new Date('2026-11-20T12:00:00Z'))).toBeGreaterThanOrEqual(0)
  })
})
