import { describe, expect, test } from 'vitest'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { readCriteriaAddress, writeCriteriaAddress } from './criteria-address.ts'
import { emptyCriteria, type StoredCriteria } from './empty-criteria.ts'

const chosen: StoredCriteria = {
  ...emptyCriteria,
  step: 'candidates',
  keywords: {
    roles: ['Bookkeeper'],
    skills: ['Accounts receivable, late'],
    tools: ['QuickBooks Online'],
    default: ['chase & file "it"', 'à la carte'],
  },
  rids: [3, 9],
  hours: [10, 59],
  more_hours_rids: [9],
  focusedRid: [3],
  tids: [7, 8],
  sids: [101],
  lids: [2, 5],
  not_meant: ['role:Bookkeeper', 'language:French', 'tool:Make'],
  timezone: 'America/Argentina/Buenos_Aires',
  offset_range: 120,
  city: "St. John's, NL",
  self_identifications: '1,4',
  availabilities: ['monday_morning', 'sunday_evening'],
  sort: 'free_hours',
}

/** What the address doesn't carry is taken from the empty criteria. */
function backFrom(search: string) {
  const said = readCriteriaAddress(search)
  return said && { criteria: { ...emptyCriteria, ...said.criteria }, page: said.page }
}

describe('the address of the matching choices', () => {
  test('B1 Ours: what is written is read back whole', () => {
    const search = `?${writeCriteriaAddress(chosen, 4, { step: true })}`
    expect(backFrom(search)).toEqual({ criteria: chosen, page: 4 })
  })

  test('lists stand in it as a person would write them', () => {
    const text = writeCriteriaAddress(chosen, 1, { step: true })
    expect(text).toContain('rids=3,9&hours=10,59&more_hours_rids=9')
    expect(text).toContain('default=chase+%26+file+%22it%22&default=%C3%A0+la+carte')
    expect(text).toContain('timezone=America/Argentina/Buenos_Aires')
  })

  test('empty criteria need no address, and an address without the keys says nothing', () => {
    expect(writeCriteriaAddress(emptyCriteria, 1, { step: false })).toBe('')
    expect(writeCriteriaAddress(emptyCriteria, 1, { step: true })).toBe('step=requirements')
    expect(readCriteriaAddress('')).toBeNull()
    expect(readCriteriaAddress('?utm_source=letter')).toBeNull()
  })

  test("the defaults are the contract's", () => {
    const { city, ...criteria } = emptyCriteria
    expect(city).toBeNull()
    expect(matchingCriteria.parse({})).toEqual(criteria)
  })

  test('what is read always passes the contract', () => {
    for (const search of [
      '?step=nowhere&rids=-1,0,99999999999,abc,,3&page=-4',
      `?rids=${Array.from({ length: 400 }, (_, at) => at + 1).join(',')}`,
      `?default=${'x'.repeat(5000)}&default=%20&default=ok&roles=%E0%A4%A`,
      '?timezone=<script>&offset_range=99999&availabilities=monday_morning,never,monday_morning',
      '?rids=3,3,5&hours=10,20,abc&more_hours_rids=3,x',
      '?self_identifications=1,,2,x&tids=1.5,2&sids=1e3',
    ]) {
      expect(matchingCriteria.safeParse(readCriteriaAddress(search)?.criteria).error).toBeUndefined()
    }
  })

  test('a dropped role takes its hours along; unreadable hours are the default', () => {
    expect(readCriteriaAddress('?rids=3,x,5&hours=15,20,25')?.criteria).toMatchObject({ rids: [3, 5], hours: [15, 25] })
    expect(readCriteriaAddress('?rids=3,5&hours=15,ten')?.criteria).toMatchObject({ rids: [3, 5], hours: [15, 10] })
    expect(readCriteriaAddress('?rids=3,3,5&hours=15,20,25')?.criteria).toMatchObject({ rids: [3, 5], hours: [15, 25] })
  })

  test('B1.2 hours that differ in number from the roles are no hours', () => {
    expect(readCriteriaAddress('?rids=3,5&hours=15')?.criteria).toMatchObject({ rids: [3, 5], hours: [] })
  })

  test('a range without a zone means nothing', () => {
    expect(readCriteriaAddress('?step=candidates&offset_range=120&city=Halifax')?.criteria).toMatchObject({
      timezone: null,
      offset_range: 0,
      city: null,
    })
  })
})
