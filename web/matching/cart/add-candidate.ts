import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Candidate } from '@talentplace/contract/matching/search.routes'
import { defaultHours, maximumRoles, minimumHours } from '@talentplace/contract/core/criteria/limits'
import { viewedRoles } from '../chosen-roles/role-choice.ts'
import { cartItem, isPlaceholder, placeholder, type CartItem } from './cart-item.ts'

/** As much of a candidate as decides on their places. */
export type PoolCandidate = Pick<
  Candidate,
  'id' | 'uuid' | 'display_name' | 'avatar_id' | 'role_ids' | 'available_hours_per_month' | 'monthly_hours_committed'
>

export type PoolChoices = Pick<
  MatchingCriteria,
  | 'rids'
  | 'hours'
  | 'more_hours_rids'
  | 'focusedRid'
  | 'cart'
  | 'tids'
  | 'sids'
  | 'timezone'
  | 'offset_range'
  | 'self_identifications'
>

type Change = Pick<PoolChoices, 'rids' | 'hours' | 'cart'>

/**
 * What adding comes to. `taken`: someone else holds all or some of the roles, and each role has one place: `replace`
 * gives them to the newcomer, `keep` only the free ones (null: none is free).
 */
export type Addition =
  | { readonly kind: 'added'; readonly change: Change; readonly roles: readonly number[] }
  | {
      readonly kind: 'taken'
      readonly inPool: readonly CartItem[]
      readonly replace: Change
      readonly keep: Change | null
    }
  | { readonly kind: 'already selected' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'not covered' }

function roleIds(candidate: PoolCandidate): number[] {
  return candidate.role_ids.split(',').map(Number).filter(Boolean)
}

/** B6.3: without criteria the candidate's own roles are asked for, at the default hours. */
function withDefaults<Choices extends PoolChoices>(choices: Choices, candidate: PoolCandidate): Choices {
  if (choices.rids.length > 0) return choices
  const rids = roleIds(candidate).slice(0, maximumRoles)
  return { ...choices, rids, hours: rids.map(() => defaultHours), more_hours_rids: [], focusedRid: [] }
}

/** B6.3 to B6.5: what adding a candidate for the viewed roles does to the cart. */
export function addCandidate(present: PoolChoices, candidate: PoolCandidate): Addition {
  const choices = withDefaults(present, candidate)
  const { rids, hours, cart } = choices
  if (rids.length === 0 || hours.length !== rids.length || hours.some((each) => each < minimumHours)) {
    return { kind: 'incomplete' }
  }
  const spare = Math.max(0, candidate.available_hours_per_month - candidate.monthly_hours_committed)
  const hoursOf = (rid: number): number => hours[rids.indexOf(rid)] ?? defaultHours
  const own = roleIds(candidate)
  const covered = viewedRoles(choices).filter((rid) => own.includes(rid) && spare >= hoursOf(rid))
  const inPool = cart.filter((item) => covered.includes(item.role_id) && !isPlaceholder(item))
  const open = covered.filter(
    (rid) => !inPool.some((item) => item.role_id === rid && item.assistant_id === candidate.id),
  )
  if (open.length === 0) {
    const isThere = cart.some((item) => item.assistant_id === candidate.id)
    return { kind: isThere ? 'already selected' : 'not covered' }
  }
  const others = inPool.filter((item) => item.assistant_id !== candidate.id)
  const free = open.filter((rid) => !others.some((item) => item.role_id === rid))
  const giving = (roles: readonly number[]): Change => ({ rids, hours, cart: give(choices, candidate, roles) })
  if (others.length === 0) return { kind: 'added', change: giving(open), roles: open }
  return { kind: 'taken', inPool: others, replace: giving(open), keep: free.length === 0 ? null : giving(free) }
}

/** The cart with these roles given to the candidate, and a placeholder for each viewed role nobody has; in the roles' order. */
function give(choices: PoolChoices, candidate: PoolCandidate, roles: readonly number[]): CartItem[] {
  const { rids, hours, cart } = choices
  const viewed = viewedRoles(choices)
  return rids.flatMap((rid, at) => {
    const requested = hours[at] ?? defaultHours
    if (roles.includes(rid)) return [cartItem(choices, rid, requested, candidate)]
    const retained = cart.filter((item) => item.role_id === rid)
    if (retained.length > 0 || !viewed.includes(rid)) return retained
    return [placeholder(choices, rid, requested)]
  })
}
