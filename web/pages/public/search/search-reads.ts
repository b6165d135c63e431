import { rolesReads } from '../../../features/matching/roles/use-roles-by-id.ts'
import type { FirstRead } from '../../../platform/api/query.ts'
import { clockReads } from '../../../platform/viewer-zone/use-viewer-clock.ts'
import { criteriaState } from '../../../platform/criteria/criteria-store.ts'

/** What a search shows first where its address leads to the candidates: the roles, and the clock that hours are compared by. */
export function searchReads(): readonly FirstRead[] {
  const { step, rids, timezone } = criteriaState.read().criteria
  return step === 'candidates' ? [...rolesReads(rids), ...clockReads(timezone)] : []
}
