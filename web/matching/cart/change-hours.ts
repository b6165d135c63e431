import * as t from '@talentplace/contract/matching/messages/pool'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { changeCriteria, criteriaState } from '../../platform/criteria/criteria-store.ts'
import { notify } from '../../ui/notice/toast.ts'
import { requestedHours, withHours } from './cart-hours.ts'
import { noteAvailability, unavailable } from './lost-people.ts'
import { poolDialog } from './pool-dialog.ts'
import { removeCandidates } from './remove-candidates.ts'

type Hours = Pick<MatchingCriteria, 'hours' | 'more_hours_rids'>

/** Where hours go back to while a check is under way: those the talent pool was last found to have. */
let settled: Hours | null = null
let checks = 0

/**
 * B3.5: changes the hours of the roles. With people in the talent pool they count once all of them have the hours;
 * else the person decides between losing some of them and the hours as they were. A check that fails keeps the hours
 * as they were. Only the latest of several changes decides.
 * @returns whether the hours stand
 */
export async function changeHours(change: Hours): Promise<boolean> {
  const { rids, hours, more_hours_rids, cart } = criteriaState.read().criteria
  const requested = requestedHours(withHours(cart, { rids, hours: change.hours }))
  settled ??= { hours, more_hours_rids }
  checks += 1
  const check = checks
  changeCriteria(change)
  if (requested.length === 0) return keep()
  try {
    const { availability } = await call('matching.checkAvailability', { query: {}, body: requested })
    if (check !== checks) return true
    const lost = unavailable(availability)
    if (lost.length > 0 && !(await acceptsLosing(lost))) return revert()
    noteAvailability(availability.filter(({ isAvailable }) => isAvailable === 1))
    return keep(lost)
  } catch (error) {
    if (check !== checks) return true
    notify({ kind: 'error', id: 'hours-check', message: failureMessage(error, t.checkFailed()) })
    return revert()
  }
}

/** The talent pool follows the roles' hours, without those who don't have them. */
function keep(lost: readonly number[] = []): true {
  settled = null
  changeCriteria((present) => ({ cart: withHours(removeCandidates(present, lost), present) }))
  return true
}

function revert(): false {
  if (settled) changeCriteria(settled)
  settled = null
  return false
}

/** Asks whether these people may go. */
function acceptsLosing(ids: readonly number[]): Promise<boolean> {
  const { cart } = criteriaState.read().criteria
  const names = [...new Set(cart.filter((item) => ids.includes(item.assistant_id)).map((item) => item.known_as))]
  return new Promise((resolve) => {
    poolDialog.replace({
      kind: 'lose people',
      names,
      onAccept: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}
