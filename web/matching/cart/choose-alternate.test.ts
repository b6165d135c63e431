import { expect, it } from 'vitest'
import { cartItem, placeholder } from './cart-item.ts'
import { chooseAlternate, removeAlternate } from './choose-alternate.ts'

const filters = { tids: [], sids: [], timezone: null, offset_range: 0, self_identifications: '' }
const person = (id: number) => ({ id, avatar_id: -1, display_name: `Person ${id}` })
const at = (role: number, id: number) => cartItem(filters, role, 10, person(id))

it('whoever waits takes the place of their role, and who had it waits instead', () => {
  const pool = { rids: [14, 16], cart: [at(14, 1), at(16, 2)], alternates: [at(14, 3)] }
  expect(chooseAlternate(pool, at(14, 3))).toEqual({ cart: [at(14, 3), at(16, 2)], alternates: [at(14, 1)] })
})

it('an undecided place, or none, is filled', () => {
  const waiting = { rids: [14, 16], alternates: [at(14, 3)] }
  const undecided = [placeholder(filters, 14, 10), at(16, 2)]
  expect(chooseAlternate({ ...waiting, cart: undecided }, at(14, 3))).toEqual({
    cart: [at(14, 3), at(16, 2)],
    alternates: [],
  })
  expect(chooseAlternate({ ...waiting, cart: [] }, at(14, 3)).cart).toEqual([at(14, 3)])
})

it('removing someone who waits for one role leaves them waiting for another', () => {
  const alternates = [at(14, 3), at(16, 3)]
  expect(removeAlternate({ rids: [14, 16], cart: [], alternates }, at(14, 3))).toEqual({ alternates: [at(16, 3)] })
})
