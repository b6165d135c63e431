import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { isPlaceholder, type CartItem } from './cart-item.ts'

type Pool = Pick<MatchingCriteria, 'rids' | 'cart' | 'alternates'>

const isSame = (one: CartItem, other: CartItem) =>
  one.role_id === other.role_id && one.assistant_id === other.assistant_id

/** Gives someone who waits the place of their role; whoever had it waits instead. */
export function chooseAlternate({ rids, cart, alternates }: Pool, chosen: CartItem): Pick<Pool, 'cart' | 'alternates'> {
  const before = cart.filter((item) => item.role_id === chosen.role_id && !isPlaceholder(item))
  const others = cart.filter((item) => item.role_id !== chosen.role_id)
  const order = (item: CartItem) => rids.indexOf(item.role_id)
  return {
    cart: [...others, chosen].sort((one, other) => order(one) - order(other)),
    alternates: [...alternates.filter((item) => !isSame(item, chosen)), ...before],
  }
}

/** The talent pool without someone who waits for one role. */
export function removeAlternate({ alternates }: Pool, removed: CartItem): Pick<Pool, 'alternates'> {
  return { alternates: alternates.filter((item) => !isSame(item, removed)) }
}
