import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'
import { filtersSet, noFilters, zoneChoice } from './filter-choices.ts'

const toronto = { city: 'Toronto, ON', timezone: 'America/Toronto', timezone_offset: -300 }

describe('the filters', () => {
  it('0.10 choosing a city sets a range of 120 minutes', () => {
    expect(zoneChoice(toronto)).toEqual({ ...toronto, offset_range: 120 })
  })

  it('0.10 clearing the city sets no range', () => {
    expect(zoneChoice(null)).toEqual({ timezone: null, timezone_offset: null, city: null, offset_range: 0 })
  })

  it('B4.5 are cleared together, and only they', () => {
    const filtered = {
      ...emptyCriteria,
      rids: [3],
      hours: [20],
      sids: [1],
      tids: [2],
      lids: [3],
      self_identifications: '1',
      ...zoneChoice(toronto),
    }
    expect(filtersSet(filtered)).toBe(5)
    expect({ ...filtered, ...noFilters }).toEqual({ ...emptyCriteria, rids: [3], hours: [20] })
  })
})
