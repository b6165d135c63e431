import { describe, expect, it } from 'vitest'
import { addRole, removeRole } from './toggle-role.ts'

const chosen = {
  rids: [3, 9, 12],
  hours: [20, 59, 30],
  more_hours_rids: [9],
  focusedRid: [3, 9],
  cart: [],
  alternates: [],
}
const item = {
  hours: 20,
  assistant_id: -1,
  avatar_id: -1,
  known_as: '',
  tids: [],
  sids: [],
  timezone: null,
  self_identifications: '',
}

describe('B2.5 selecting a role', () => {
  it('adds it at 10 hours', () => {
    expect(addRole(chosen, 5)).toEqual({ rids: [3, 9, 12, 5], hours: [20, 59, 30, 10], focusedRid: [3, 9, 5] })
  })

  it('leaves all roles viewed when none was focused', () => {
    expect(addRole({ ...chosen, focusedRid: [] }, 5).focusedRid).toEqual([])
  })

  it('changes nothing for a role that is there, or beyond 20 roles', () => {
    expect(addRole(chosen, 9)).toEqual({})
    const full = { ...chosen, rids: Array.from({ length: 20 }, (_, at) => at + 1) }
    expect(addRole(full, 99)).toEqual({})
  })
})

describe('B2.5 deselecting a role', () => {
  it('removes role, hours and mark together, leaving the others aligned', () => {
    expect(removeRole(chosen, 9)).toEqual({
      rids: [3, 12],
      hours: [20, 30],
      more_hours_rids: [],
      focusedRid: [3],
      cart: [],
      alternates: [],
    })
  })

  it('removes its cart items', () => {
    const cart = [
      { ...item, role_id: 3 },
      { ...item, role_id: 9 },
    ]
    expect(removeRole({ ...chosen, cart }, 3).cart).toEqual([{ ...item, role_id: 9 }])
  })
})
