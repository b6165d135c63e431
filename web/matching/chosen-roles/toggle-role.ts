import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { defaultHours, maximumRoles } from '@talentplace/contract/core/criteria/limits'
import { alignHours } from './align-hours.ts'

type RoleChoices = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids' | 'focusedRid' | 'cart' | 'alternates'>

/** B2.5: the change that adds a role at the default hours; nothing when it is there already or the list is full. */
export function addRole(choices: RoleChoices, rid: number): Partial<RoleChoices> {
  if (choices.rids.includes(rid) || choices.rids.length >= maximumRoles) return {}
  return {
    rids: [...choices.rids, rid],
    hours: [...alignHours(choices), defaultHours],
    // No focus means all roles are viewed; a narrower one widens to the new role.
    focusedRid: choices.focusedRid.length === 0 ? [] : [...choices.focusedRid, rid],
  }
}

/** B2.5: the change that removes a role with everything kept for it: hours, mark, focus and cart items. */
export function removeRole(choices: RoleChoices, rid: number): Partial<RoleChoices> {
  const isOther = (each: number) => each !== rid
  return {
    rids: choices.rids.filter(isOther),
    hours: alignHours(choices).filter((_, at) => choices.rids[at] !== rid),
    more_hours_rids: choices.more_hours_rids.filter(isOther),
    focusedRid: choices.focusedRid.filter(isOther),
    cart: choices.cart.filter((item) => item.role_id !== rid),
    alternates: choices.alternates.filter((item) => item.role_id !== rid),
  }
}
