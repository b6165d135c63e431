import { describe, expect, it } from 'vitest'
import { emptyCriteria, type StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { signUpChoices } from './sign-up-choices.ts'

const stored: StoredCriteria = {
  ...emptyCriteria,
  keywords: { roles: ['Bookkeeper'], skills: [], tools: ['Xero'], default: [] },
  rids: [3, 9],
  hours: [20, 10],
  self_identifications: '1,4',
  availabilities: ['monday_morning'],
  timezone: 'America/Toronto',
  city: 'Toronto, ON',
}

describe('A1.11 a registration carries', () => {
  it('the choices kept in this browser', () => {
    const { city: _, ...criteria } = stored
    expect(signUpChoices('', stored)).toEqual({
      assistant_id: null,
      cids: [],
      rids: [3, 9],
      hours: [20, 10],
      matching_criteria: criteria,
      self_identifications: '1,4',
      availabilities: ['monday_morning'],
      search_timezone: 'America/Toronto',
    })
  })

  it('what the address says, before what is kept', () => {
    const choices = signUpChoices(
      '?assistant_id=41&cids=1,2&rids=7&hours=30&timezone=America/Vancouver&self_identifications=2',
      stored,
    )
    expect(choices).toMatchObject({
      assistant_id: 41,
      cids: [1, 2],
      rids: [7],
      hours: [30],
      self_identifications: '2',
      availabilities: [],
      search_timezone: 'America/Vancouver',
      matching_criteria: { rids: [7], hours: [30] },
    })
  })

  it('lists in both written forms, and no bad part of an address', () => {
    expect(signUpChoices('?assistant_id=abc&cids[]=1&cids[]=x&cids[]=2', emptyCriteria)).toMatchObject({
      assistant_id: null,
      cids: [1, 2],
    })
    expect(signUpChoices('?cid=5', emptyCriteria).cids).toEqual([5])
  })

  it('no criteria where nothing was chosen', () => {
    expect(signUpChoices('?assistant_id=41', emptyCriteria).matching_criteria).toBeNull()
  })
})
