import { getAssistant } from '@talentplace/contract/matching/assistant.routes'
import { describe, expect, it } from 'vitest'
import { readProfileAddress, writeProfileAddress } from './profile-address.ts'

const search = {
  rids: [3, 9],
  hours: [20, 59],
  more_hours_rids: [9],
  focusedRid: [3],
  sids: [4],
  tids: [5, 6],
  want_sids: [7],
  want_tids: [8],
  lids: [2],
  want_lids: [3, 4],
  timezone: 'America/Toronto',
  offset_range: 0,
  self_identifications: '1,4',
  availabilities: ['monday_morning', 'friday_evening'],
}

describe('the address of a profile', () => {
  it('B5.1 carries the whole search there and back', () => {
    expect(readProfileAddress(writeProfileAddress(search), 'America/Halifax')).toEqual({
      ...search,
      cids: [],
      viewer_timezone: 'America/Halifax',
    })
  })

  it('B5.1 is readable: rids, hours, self_identifications, availabilities, timezone', () => {
    expect(writeProfileAddress(search)).toContain('rids=3,9&')
    expect(writeProfileAddress(search)).toContain('timezone=America/Toronto')
  })

  it('B5.1 takes cid, and lists in the form of the API too', () => {
    expect(readProfileAddress('cid=2,5&rids[]=3&rids[]=9&hours[]=10&hours[]=20', null)).toMatchObject({
      cids: [2, 5],
      rids: [3, 9],
      hours: [10, 20],
    })
  })

  it('B5.1 drops what it cannot read instead of failing', () => {
    const input = readProfileAddress(
      'rids=x,3,-1&timezone=%00&offset_range=-5&availabilities=never&self_identifications=a',
      null,
    )
    expect(input).toMatchObject({
      rids: [3],
      timezone: undefined,
      offset_range: undefined,
      availabilities: [],
      self_identifications: undefined,
    })
    expect(getAssistant.query?.safeParse(input).success).toBe(true)
  })
})
