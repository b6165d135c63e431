import { describe, expect, it } from 'vitest'
import { toggleViewed, viewedRoles } from './role-choice.ts'

describe('roles being viewed', () => {
  it('B4.8 are all roles until some are focused', () => {
    expect(viewedRoles({ rids: [3, 9], focusedRid: [] })).toEqual([3, 9])
    expect(viewedRoles({ rids: [3, 9], focusedRid: [9] })).toEqual([9])
  })

  it('B4.8 pass over a focused role that was removed', () => {
    expect(viewedRoles({ rids: [3, 9], focusedRid: [9, 27] })).toEqual([9])
  })

  it('B4.8 change by checking and unchecking, down to none', () => {
    expect(toggleViewed([3, 9], [3, 9], 3)).toEqual([9])
    expect(toggleViewed([3, 9], [9], 3)).toEqual([3, 9])
    expect(toggleViewed([3, 9], [9], 9)).toEqual([])
  })
})
