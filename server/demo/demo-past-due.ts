import type { Subscription } from '../subscriptions/owned-subscription.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { billedOwner, saveCard, openSubscription, paidPeriods, type DemoDeps } from './demo-subscription-steps.ts'
import type { DatedStep } from './in-order-of-days.ts'
import { unpaidPeriod } from './leave-unpaid.ts'

/** A workshop in Winnipeg: GST alone. */
const address = {
  legal_name: 'Northbank Cycle Works Inc.',
  address_line1: '77 Waterfront Drive',
  city: 'Winnipeg',
  country: 'CA',
  state_prov: 'MB',
  postal_code: 'R3B 3J2',
  phone_number: '204 555 0177',
  currency: 'cad',
} as const

const story = {
  name: 'Parts catalogue',
  starts: -50,
  periods: 1,
  cancelled: null,
  places: [{ role: 'Data entry specialist', hours: 10 }],
}

/**
 * A subscription of the second demo client whose default card was declined five times; the card that paid before still
 * works, and can be chosen to pay what is open.
 */
export async function pastDueSteps(deps: DemoDeps, processor: TestProcessor): Promise<DatedStep[]> {
  const who = await billedOwner(deps, 'client2@demo.test', address)
  if (who === undefined) return []
  const { client_uuid } = who
  const card_uuid = await saveCard(deps, processor, { client_uuid, token: 'tok_visa', isDefault: false })
  const declined = await saveCard(deps, processor, { client_uuid, token: 'tok_declined', isDefault: true })
  const opened = await openSubscription(deps, story, who)
  const afterwards = async (subscription: Subscription) => unpaidPeriod(deps, processor, subscription, declined)
  return [paidPeriods(deps, processor, opened, { card_uuid, periods: story.periods, afterwards })]
}
