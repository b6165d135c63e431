import * as t from '@talentplace/contract/matching/messages/pool'
import { changeCriteria, criteriaState, wizardAddress } from '../../platform/criteria/criteria-store.ts'
import { writeCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import { rememberWanted } from '../../platform/criteria/wanted-candidate.ts'
import { takeRememberedPath } from '../../platform/navigation/intended-path.ts'
import { goTo, presentAddress } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { sessionState } from '../../platform/session/session-store.ts'
import { notify } from '../../ui/notice/toast.ts'
import { addCandidate, type PoolCandidate, type PoolChoices } from './add-candidate.ts'
import { mayAdd } from './may-add.ts'
import { poolDialog } from './pool-dialog.ts'

type Change = Pick<PoolChoices, 'rids' | 'hours' | 'cart'>

/** B6.3 to B6.5: what a press on Add Candidate does, for whoever presses it. */
export function addToPool(candidate: PoolCandidate): void {
  const { user } = sessionState.read()
  const { criteria } = criteriaState.read()
  if (user === null) return promptToSignUp(candidate)
  if (!mayAdd(user.permissions, criteria.uuid)) {
    return notify({ kind: 'error', message: t.mayNotAdd() })
  }
  const { display_name: name } = candidate
  const addition = addCandidate(criteria, candidate)
  switch (addition.kind) {
    case 'already selected':
      notify({ kind: 'info', id: 'already-selected', message: t.alreadySelected() })
      return showCandidates()
    case 'incomplete':
      notify({ kind: 'error', id: 'cannot-add', message: t.hoursFirst() })
      return changeCriteria({}, { step: 'hours' })
    case 'not covered':
      return notify({ kind: 'error', id: 'cannot-add', message: t.notCovered({ name }) })
    case 'added':
      return take(addition.change, name, addition.roles)
    case 'taken': {
      const { inPool: locked, replace, keep } = addition
      poolDialog.replace({
        kind: 'taken',
        name,
        inPool: locked,
        onReplace: () => take(replace, name, rolesOf(replace, candidate)),
        onKeep: keep && (() => take(keep, name, rolesOf(keep, candidate))),
      })
    }
  }
}

function rolesOf({ cart }: Change, { id }: PoolCandidate): number[] {
  return cart.filter((item) => item.assistant_id === id).map((item) => item.role_id)
}

function isIn({ cart }: Change, { role_id, assistant_id }: Change['cart'][number]): boolean {
  return cart.some((item) => item.role_id === role_id && item.assistant_id === assistant_id)
}

/** B6.4: the first addition is confirmed, later ones are told as a potential match. */
function take(change: Change, name: string, roles: readonly number[]): void {
  const isFirst = !criteriaState.read().criteria.confirmationShown
  changeCriteria(({ alternates }) => ({
    ...change,
    alternates: alternates.filter((item) => !isIn(change, item)),
    confirmationShown: true,
  }))
  poolDialog.replace(isFirst ? { kind: 'added', name } : { kind: 'potential match', name, roles })
  showCandidates()
}

/** B6.5: the candidates step, of the draft where there is one. */
function showCandidates(): void {
  if (wizardAddress(presentAddress().pathname)) return changeCriteria({}, { step: 'candidates' })
  changeCriteria({ step: 'candidates' })
  const { criteria, page } = criteriaState.read()
  goTo(`${paths.search(undefined, criteria.uuid)}?${writeCriteriaAddress(criteria, page, { step: true })}`)
}

/** B6.5: a visitor opens an account first; whom they wanted goes along, and is added once they are signed in. */
function promptToSignUp({ id, uuid, display_name: name }: PoolCandidate): void {
  rememberWanted({ uuid, name })
  // A page wanted before no longer is.
  takeRememberedPath()
  const query = writeCriteriaAddress(criteriaState.read().criteria, 1, { step: true })
  goTo(paths.signup(`${query === '' ? '' : `${query}&`}assistant_id=${id}`))
}
