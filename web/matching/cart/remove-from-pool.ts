import { changeCriteria, criteriaState } from '../../platform/criteria/criteria-store.ts'
import { removeRole } from '../chosen-roles/toggle-role.ts'
import { isPlaceholder } from './cart-item.ts'
import { poolDialog } from './pool-dialog.ts'
import { removeCandidates } from './remove-candidates.ts'

/** B6.5: asks, then takes someone out of the talent pool. */
export function removeFromPool(id: number, name: string): void {
  const onConfirm = () => changeCriteria((present) => ({ cart: removeCandidates(present, [id]) }))
  poolDialog.replace({ kind: 'remove person', name, onConfirm })
}

/**
 * B2.5: takes a role away with everything kept for it, and asks before when someone was chosen for it. The last role's
 * removal among the candidates leads back to the roles.
 */
export function takeRoleAway(rid: number): void {
  const { cart } = criteriaState.read().criteria
  const names = cart.filter((item) => item.role_id === rid && !isPlaceholder(item)).map((item) => item.known_as)
  if (names.length === 0) removeNow(rid)
  else poolDialog.replace({ kind: 'remove role', names, onConfirm: () => removeNow(rid) })
}

function removeNow(rid: number): void {
  const { criteria } = criteriaState.read()
  const change = removeRole(criteria, rid)
  const left = { ...criteria, ...change }
  const isLeaving = criteria.step === 'candidates' && left.rids.length === 0
  changeCriteria({ ...change, cart: removeCandidates(left, []) }, isLeaving ? { step: 'roles' } : { page: 1 })
}
