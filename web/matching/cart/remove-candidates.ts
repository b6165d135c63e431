import type { PoolChoices } from './add-candidate.ts'
import { cartPeople, placeholder, type CartItem } from './cart-item.ts'

/** The cart without these people: placeholders keep their roles' places while someone is left, else it is empty. */
export function removeCandidates(choices: PoolChoices, ids: readonly number[]): CartItem[] {
  const cart = choices.cart.map((item) =>
    ids.includes(item.assistant_id) ? placeholder(choices, item.role_id, item.hours) : item,
  )
  return cartPeople(cart).length === 0 ? [] : cart
}
