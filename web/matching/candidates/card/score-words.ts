import * as t from '@talentplace/contract/matching/messages/candidates'
import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { candidateRoles } from '../../candidate-parts/role-names.ts'

/**
 * What stands under a score: 'match', or with several roles viewed the one it is for, as in 'fits Bookkeeper'.
 * @param viewed ids of the roles being viewed
 */
export function scoreWords(
  candidate: Pick<RankedCandidate, 'roles' | 'role_ids'> & { readonly match: { readonly role_id: number } },
  viewed: readonly number[],
): string {
  const role = candidateRoles(candidate).find(({ id }) => id === candidate.match.role_id)
  return viewed.length < 2 || role === undefined ? t.match() : t.fitsRole({ role: role.value })
}
