import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

/** Hours a month over all roles, or null while that isn't a number yet. */
export function draftHours({ rids, hours, more_hours_rids }: MatchingCriteria): number | null {
  if (rids.length === 0 || hours.length !== rids.length || more_hours_rids.length > 0) return null
  return hours.reduce((sum, each) => sum + each, 0)
}
