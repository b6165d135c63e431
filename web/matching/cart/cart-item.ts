import * as t from '@talentplace/contract/matching/messages/pool'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

/** A place of the talent pool: a role, its hours, and who takes it. */
export type CartItem = MatchingCriteria['cart'][number]

/** B6.2: stands in for a role nobody was chosen for. */
const placeholderId = -1

type Filters = Pick<MatchingCriteria, 'tids' | 'sids' | 'timezone' | 'offset_range' | 'self_identifications'>

interface Chosen {
  readonly id: number
  readonly avatar_id: number
  readonly display_name: string
}

/** The place of a role for someone, with the filters they were found by. */
export function cartItem(filters: Filters, role_id: number, hours: number, person: Chosen): CartItem {
  const { tids, sids, timezone, offset_range, self_identifications } = filters
  return {
    hours,
    role_id,
    assistant_id: person.id,
    avatar_id: person.avatar_id,
    known_as: person.display_name,
    tids,
    sids,
    timezone: timezone === null ? null : { timezone, offset_range },
    self_identifications,
  }
}

/** The place of a role without anybody yet. */
export function placeholder(filters: Filters, role_id: number, hours: number): CartItem {
  return cartItem(filters, role_id, hours, { id: placeholderId, avatar_id: -1, display_name: t.helpMeDecide() })
}

export function isPlaceholder(item: CartItem): boolean {
  return item.assistant_id === placeholderId
}

/** Ids of the people in the cart, each once. */
export function cartPeople(cart: readonly CartItem[]): number[] {
  return [...new Set(cart.filter((item) => !isPlaceholder(item)).map((item) => item.assistant_id))]
}
