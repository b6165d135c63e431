import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { isPlaceholder, type CartItem } from './cart-item.ts'

type RoleHours = Pick<MatchingCriteria, 'rids' | 'hours'>

/** The cart with the roles' present hours. */
export function withHours(cart: readonly CartItem[], { rids, hours }: RoleHours): CartItem[] {
  return cart.map((item) => ({ ...item, hours: hours[rids.indexOf(item.role_id)] ?? item.hours }))
}

/** B3.5: what each person is asked for: the most hours among their roles. */
export function askedHours(cart: readonly CartItem[]): { virtualAssistant_id: number; hours: number }[] {
  const most = new Map<number, number>()
  for (const item of cart) {
    if (isPlaceholder(item)) continue
    most.set(item.assistant_id, Math.max(item.hours, most.get(item.assistant_id) ?? 0))
  }
  return [...most].map(([virtualAssistant_id, hours]) => ({ virtualAssistant_id, hours }))
}
