import { describe, expect, it } from 'vitest'
import { searchInput } from './search-input.ts'

const criteria = {
  rids: [3, 9],
  hours: [20, 10],
  more_hours_rids: [],
  sids: [],
  tids: [7],
  lids: [5],
  timezone: null,
  offset_range: 0,
  self_identifications: '',
  availabilities: [],
  sort: 'rating' as const,
}
const wanted = { sids: [1], tids: [2], lids: [2] }

describe('the search of the candidates step', () => {
  it('B4.7 matches any role, in pages of twelve', () => {
    const input = searchInput(criteria, { viewed: [3, 9], wanted, ownZone: 'America/Toronto', page: 3 })
    expect(input).toMatchObject({
      rids: [3, 9],
      hours: [20, 10],
      matchAnyRole: true,
      pagination: { limit: 12, offset: 24 },
    })
  })

  it('B4.8 is narrowed to the checked roles, and by all of them not at all', () => {
    expect(searchInput(criteria, { viewed: [9], wanted, ownZone: null, page: 1 }).focusedRid).toEqual([9])
    expect(searchInput(criteria, { viewed: [3, 9], wanted, ownZone: null, page: 1 }).focusedRid).toEqual([])
  })

  it('B4.2 ranks by the viewer’s own zone without filtering by it', () => {
    const input = searchInput(criteria, { viewed: [3, 9], wanted, ownZone: 'America/Toronto', page: 1 })
    expect(input.timezone).toBe('America/Toronto')
    expect(input.offset_range).toBeUndefined()
  })

  it('B4.2 filters by a chosen city’s zone within its range, 0 included', () => {
    const chosen = { ...criteria, timezone: 'America/Vancouver', offset_range: 0 }
    const input = searchInput(chosen, { viewed: [3, 9], wanted, ownZone: 'America/Toronto', page: 1 })
    expect(input).toMatchObject({ timezone: 'America/Vancouver', offset_range: 0 })
  })

  it('B4.7 lets the words of the first step rank and the filters filter', () => {
    expect(searchInput(criteria, { viewed: [3, 9], wanted, ownZone: null, page: 1 })).toMatchObject({
      tids: [7],
      want_sids: [1],
      want_tids: [2],
      lids: [5],
      want_lids: [2],
      sort: 'rating',
    })
  })
})
