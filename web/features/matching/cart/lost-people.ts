import type { Reply } from '../../../platform/api/operation-types.ts'
import { call } from '../../../platform/api/call.ts'
import { keptValue } from '../../../platform/browser/kept-value.ts'
import { criteriaState } from '../../../platform/criteria/criteria-store.ts'
import { askedHours } from './cart-hours.ts'

/** Ids of people in the talent pool who no longer have the hours. They stay in it, shown as such. */
export const lostPeople = keptValue<readonly number[]>([])

type Availability = Reply<'matching.checkAvailability'>['availability']

/** Ids of those who don't have the hours they were asked for. */
export function unavailable(availability: Availability): number[] {
  return availability
    .filter(({ isAvailable }) => isAvailable === 0)
    .map(({ virtualAssistant_id }) => virtualAssistant_id)
}

export function noteAvailability(availability: Availability): void {
  lostPeople.replace(unavailable(availability))
}

/** Asks again about everybody in the talent pool. A failed check leaves what was known. */
export async function checkPool(): Promise<void> {
  const asked = askedHours(criteriaState.read().criteria.cart)
  if (asked.length === 0) return lostPeople.replace([])
  try {
    noteAvailability((await call('matching.checkAvailability', { query: {}, body: asked })).availability)
  } catch {
    // Known again with the next check; the checkout looks once more in any case.
  }
}
