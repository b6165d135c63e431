import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { minimumHours } from '@talentplace/contract/matching/limits'
import { asksForMore } from '../hours/align-hours.ts'
import { cartPeople, placeholder, type CartItem } from './cart-item.ts'
import type { PoolChoices } from './add-candidate.ts'

/** B4.4: where Proceed to Checkout leads, or why it doesn't yet. */
export type Readiness =
  | { readonly kind: 'checkout' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'blocked'; readonly reason: string }

type Chosen = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids' | 'cart'>

const blocked = (reason: string): Readiness => ({ kind: 'blocked', reason })

/** @param lost ids of the people who no longer have the hours */
export function poolReadiness({ rids, hours, more_hours_rids, cart }: Chosen, lost: readonly number[]): Readiness {
  if (rids.length === 0) return blocked('Choose a role to proceed.')
  if (hours.length !== rids.length || hours.some((each) => each < minimumHours)) {
    return blocked('Choose hours for each role to proceed.')
  }
  if (asksForMore({ rids, hours, more_hours_rids })) return { kind: 'contact' }
  if (cartPeople(cart).length === 0) return blocked('Add a candidate to your talent pool to proceed.')
  const names = [...new Set(cart.filter((item) => lost.includes(item.assistant_id)).map((item) => item.known_as))]
  if (names.length > 0) {
    const who = names.join(' and ')
    return blocked(
      `${who} no longer ${names.length === 1 ? 'has' : 'have'} the hours. Remove them or choose fewer hours.`,
    )
  }
  return { kind: 'checkout' }
}

/** One place for each chosen role, in their order: who was chosen, else the placeholder. */
export function wholeTeam(choices: PoolChoices): CartItem[] {
  return choices.rids.map(
    (rid, at) =>
      choices.cart.find((item) => item.role_id === rid) ?? placeholder(choices, rid, choices.hours[at] ?? minimumHours),
  )
}
