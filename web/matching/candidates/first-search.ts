import type { CriteriaState } from '../../platform/criteria/criteria-store.ts'
import { firstRead, type FirstRead } from '../../platform/api/first-read.ts'
import { browserZone } from '../../platform/viewer-zone/browser-zone.ts'
import { viewedRoles } from '../chosen-roles/role-choice.ts'
import { nothingWanted, searchInput, totalsInput } from '../search/search-input.ts'
import { searchRetry } from '../search/search-retry.ts'

/**
 * The search that the candidates begin with, and where someone is signed in its totals. None where something has to be
 * found out before: what the entered words mean, or what a draft holds.
 */
export function firstSearch({ criteria, page }: CriteriaState, isSignedIn: boolean): FirstRead[] {
  const { uuid, keywords, timezone } = criteria
  const viewed = viewedRoles(criteria)
  const hasWords = keywords.skills.length + keywords.tools.length + keywords.default.length > 0
  if (uuid !== null || hasWords || viewed.length === 0) return []
  const ownZone = timezone ?? browserZone()
  const input = searchInput(criteria, { viewed, wanted: nothingWanted, ownZone, page: isSignedIn ? page : 1 })
  const search = firstRead('matching.searchAssistants', { query: input }, searchRetry)
  return isSignedIn ? [search, firstRead('matching.searchAssistants', { query: totalsInput(input) })] : [search]
}
