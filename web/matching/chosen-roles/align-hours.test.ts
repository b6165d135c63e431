import { describe, expect, it } from 'vitest'
import { alignHours, asksForMore, setRoleHours } from './align-hours.ts'

const two = { rids: [3, 9], hours: [10, 59], more_hours_rids: [9] }

describe('B3.1 hours by role', () => {
  it('start at 10 where they are missing and drop what belongs to no role', () => {
    expect(alignHours({ rids: [3, 9], hours: [40] })).toEqual([40, 10])
    expect(alignHours({ rids: [3], hours: [40, 50] })).toEqual([40])
  })

  it('change for one role only', () => {
    expect(setRoleHours(two, 3, { hours: 25, more: false })).toEqual({ hours: [25, 59], more_hours_rids: [9] })
  })
})

describe("B3.6 '100+' is 59 with a mark", () => {
  it('sets and takes away the mark with the choice', () => {
    expect(setRoleHours(two, 3, { hours: 59, more: true })).toEqual({ hours: [59, 59], more_hours_rids: [9, 3] })
    expect(setRoleHours(two, 9, { hours: 100, more: false })).toEqual({ hours: [10, 100], more_hours_rids: [] })
  })

  it('B3.4 takes 59 typed freely as 59 hours', () => {
    const typed = { ...two, ...setRoleHours(two, 9, { hours: 59, more: false }) }
    expect(typed.hours).toEqual([10, 59])
    expect(asksForMore(typed)).toBe(false)
    expect(asksForMore(two)).toBe(true)
  })

  it('means nothing for a role that is gone or has other hours', () => {
    expect(asksForMore({ rids: [3], hours: [10], more_hours_rids: [9] })).toBe(false)
    expect(asksForMore({ rids: [3], hours: [20], more_hours_rids: [3] })).toBe(false)
  })
})
