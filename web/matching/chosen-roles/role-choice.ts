import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

type RoleChoice = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids' | 'focusedRid'>

/** The roles being viewed: the focused ones that are still chosen, all of them when none is focused. */
export function viewedRoles({ rids, focusedRid }: Pick<RoleChoice, 'rids' | 'focusedRid'>): number[] {
  const focused = rids.filter((rid) => focusedRid.includes(rid))
  return focused.length === 0 ? rids : focused
}

/** A role checked or unchecked among the viewed ones, in the order of the chosen roles. */
export function toggleViewed(rids: readonly number[], viewed: readonly number[], rid: number): number[] {
  const isViewed = viewed.includes(rid)
  return rids.filter((each) => (each === rid ? !isViewed : viewed.includes(each)))
}
