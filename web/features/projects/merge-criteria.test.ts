import { describe, expect, it } from 'vitest'
import { matchingCriteria } from '@talentplace/contract/matching/criteria'
import { mergeCriteria } from './merge-criteria.ts'

function criteria(change: Partial<ReturnType<typeof matchingCriteria.parse>> = {}) {
  return { ...matchingCriteria.parse({}), ...change }
}

function many(from: number): number[] {
  return Array.from({ length: 20 }, (_, at) => from + at)
}

const base = criteria({ rids: [3, 9], hours: [10, 20], focusedRid: [3, 9] })

describe('B1.3 a stale save merges by role', () => {
  it('keeps a role added here and one added elsewhere', () => {
    const mine = criteria({ rids: [3, 9, 12], hours: [10, 20, 30], focusedRid: [3, 9, 12] })
    const stored = criteria({ rids: [3, 9, 15], hours: [10, 20, 40], focusedRid: [3, 9, 15] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({
      rids: [3, 9, 15, 12],
      hours: [10, 20, 40, 30],
      focusedRid: [3, 9, 15, 12],
    })
  })

  it('lets this page win for a role both changed, and takes the other page’s change of another role', () => {
    const mine = criteria({ rids: [3, 9], hours: [15, 20], focusedRid: [3, 9] })
    const stored = criteria({ rids: [3, 9], hours: [50, 60], focusedRid: [3, 9] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ rids: [3, 9], hours: [15, 60] })
  })

  it('keeps a removal, from either side, with its hours and mark', () => {
    const mine = criteria({ rids: [9], hours: [20], focusedRid: [9] })
    const stored = criteria({ rids: [3, 9], hours: [10, 59], focusedRid: [3, 9], more_hours_rids: [9] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({
      rids: [9],
      hours: [59],
      more_hours_rids: [9],
      focusedRid: [9],
    })
    expect(mergeCriteria(base, base, mine)).toMatchObject({ rids: [9], hours: [20] })
  })

  it('keeps a role changed here though it was removed elsewhere', () => {
    const mine = criteria({ rids: [3, 9], hours: [10, 80], focusedRid: [3, 9] })
    const stored = criteria({ rids: [3], hours: [10], focusedRid: [3] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ rids: [3, 9], hours: [10, 80] })
  })

  it('takes other fields from whoever changed them', () => {
    const mine = criteria({ ...base, tids: [7] })
    const stored = criteria({ ...base, sids: [8], project_name: 'Books' })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ tids: [7], sids: [8], project_name: 'Books' })
  })

  it('never exceeds 20 roles', () => {
    const mine = criteria({ rids: many(1), hours: many(10) })
    const stored = criteria({ rids: many(101), hours: many(10) })
    expect(mergeCriteria(criteria(), mine, stored).rids).toHaveLength(20)
  })
})
