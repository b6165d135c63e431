import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { firstSearch } from '../../../matching/candidates/first-search.ts'
import { rolesReads } from '../../../matching/chosen-roles/roles-reads.ts'
import type { FirstRead } from '../../../platform/api/first-read.ts'
import { clockReads } from '../../../platform/viewer-zone/clock-reads.ts'
import { criteriaState } from '../../../platform/criteria/criteria-store.ts'

/** What a search shows first where its address leads to the candidates: the roles, the clock that hours are compared by, and who is found. */
export function searchReads(user: SessionUser | null): readonly FirstRead[] {
  const state = criteriaState.read()
  const { step, rids, timezone } = state.criteria
  return step === 'candidates'
    ? [...rolesReads(rids), ...clockReads(timezone), ...firstSearch(state, user !== null)]
    : []
}
