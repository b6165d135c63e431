import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { isPlaceholder, type CartItem } from './cart-item.ts'

type RoleHours = Pick<MatchingCriteria, 'rids' | 'hours'>

/** The cart with the roles' present hours. */
export function withHours(cart: readonly CartItem[], { rids, hours }: RoleHours): CartItem[] {
  return cart.map((item) => ({ ...item, hours: hours[rids.indexOf(item.role_id)] ?? item.hours }))
}

interface Requested {
  readonly virtualAssistant_id: number
  readonly hours: number
  readonly role_ids: number[]
}

/** B3.5: what each person is asked for: their roles, and the most hours among them. */
export function requestedHours(cart: readonly CartItem[]): Requested[] {
  const people = new Map<number, Requested>()
  for (const { assistant_id, role_id, hours } of cart.filter((item) => !isPlaceholder(item))) {
    const before = people.get(assistant_id) ?? { virtualAssistant_id: assistant_id, hours: 0, role_ids: [] }
    people.set(assistant_id, {
      ...before,
      hours: Math.max(hours, before.hours),
      role_ids: [...before.role_ids, role_id],
    })
  }
  return [...people.values()]
}
