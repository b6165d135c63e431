import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/matching/messages/pool'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import { asksForMore } from '../chosen-roles/align-hours.ts'
import { cartPeople, placeholder, type CartItem } from './cart-item.ts'
import type { PoolChoices } from './add-candidate.ts'
import { lossOf, type Loss } from './lost-people.ts'

/** B4.4: where Proceed to Checkout leads, or why it doesn't yet. */
export type Readiness =
  | { readonly kind: 'checkout' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'blocked'; readonly reason: string }

type Chosen = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids' | 'cart'>

const blocked = (reason: string): Readiness => ({ kind: 'blocked', reason })

/** Whoever can't take their place any more, and what to do; what weighs most first. */
function lossReason(cart: Chosen['cart'], losses: readonly Loss[]): string | null {
  for (const why of ['gone', 'role', 'hours'] as const) {
    const names = [...new Set(cart.filter((item) => lossOf(losses, item) === why).map((item) => item.known_as))]
    if (names.length > 0) return lossText(why, names)
  }
  return null
}

function lossText(why: Loss['why'], names: readonly string[]): string {
  const who = { names: new Intl.ListFormat(currentLanguage()).format(names), count: names.length }
  if (why === 'gone') return t.goneAll(who)
  if (why === 'role') return t.goneRole(who)
  return t.goneHours(who)
}

export function poolReadiness({ rids, hours, more_hours_rids, cart }: Chosen, losses: readonly Loss[]): Readiness {
  if (rids.length === 0) return blocked(t.noRole())
  if (hours.length !== rids.length || hours.some((each) => each < minimumHours)) {
    return blocked(t.noHours())
  }
  if (asksForMore({ rids, hours, more_hours_rids })) return { kind: 'contact' }
  if (cartPeople(cart).length === 0) return blocked(t.nobody())
  const lost = lossReason(cart, losses)
  return lost === null ? { kind: 'checkout' } : blocked(lost)
}

/** One place for each chosen role, in their order: who was chosen, else the placeholder. */
export function wholeTeam(choices: PoolChoices): CartItem[] {
  return choices.rids.map(
    (rid, at) =>
      choices.cart.find((item) => item.role_id === rid) ?? placeholder(choices, rid, choices.hours[at] ?? minimumHours),
  )
}
