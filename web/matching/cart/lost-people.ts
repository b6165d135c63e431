import type { Reply } from '../../platform/api/operation-types.ts'
import { call } from '../../platform/api/call.ts'
import { createStore } from '../../platform/browser/store.ts'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import { requestedHours } from './cart-hours.ts'

/** What someone in the talent pool has lost since they were chosen. */
export interface Loss {
  readonly assistant_id: number
  /** `gone`: clients can't find them any more. */
  readonly why: 'gone' | 'role' | 'hours'
  /** For `role`: which. */
  readonly role_ids: readonly number[]
}

/** What people in the talent pool have lost. They stay in it, shown as such. */
export const lostPeople = createStore<readonly Loss[]>([])

type Availability = Reply<'matching.checkAvailability'>['availability']

/** Ids of those who don't have the hours they were asked for. */
export function unavailable(availability: Availability): number[] {
  return availability
    .filter(({ isAvailable }) => isAvailable === 0)
    .map(({ virtualAssistant_id }) => virtualAssistant_id)
}

/** Each with what weighs most first. */
export function lossesOf(availability: Availability): Loss[] {
  return availability.flatMap(({ virtualAssistant_id: assistant_id, uuid, isAvailable, lost_role_ids }): Loss[] => {
    if (uuid === null) return [{ assistant_id, why: 'gone', role_ids: [] }]
    return [
      ...(lost_role_ids.length > 0 ? [{ assistant_id, why: 'role' as const, role_ids: lost_role_ids }] : []),
      ...(isAvailable === 0 ? [{ assistant_id, why: 'hours' as const, role_ids: [] }] : []),
    ]
  })
}

/** What the person of a place has lost of what the place needs; null: nothing. */
export function lossOf(
  losses: readonly Loss[],
  { assistant_id, role_id }: { readonly assistant_id: number; readonly role_id: number },
): Loss['why'] | null {
  const loss = losses.find(
    (each) => each.assistant_id === assistant_id && (each.why !== 'role' || each.role_ids.includes(role_id)),
  )
  return loss?.why ?? null
}

export function noteAvailability(availability: Availability): void {
  lostPeople.replace(lossesOf(availability))
}

/** Asks again about everybody in the talent pool. A failed check leaves what was known. */
export async function checkPool(): Promise<void> {
  const requested = requestedHours(criteriaState.read().criteria.cart)
  if (requested.length === 0) return lostPeople.replace([])
  try {
    noteAvailability((await call('matching.checkAvailability', { query: {}, body: requested })).availability)
  } catch {
    // Known again with the next check; the checkout looks once more in any case.
  }
}
