import { previewAddedHours } from '@talentplace/contract/billing/added-hours/added-hours.routes'
import { ownedSubscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { quoteAddedHours } from './quote-added-hours.ts'

/** C1 Ours: what hours more cost, before anything is charged. */
export function previewAddedHoursOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(previewAddedHours, async (context, { params, query }) => {
    const subscription = await ownedSubscription(kysely, signedIn(context), params.uuid, { staff: false })
    const { quote } = await quoteAddedHours(kysely, subscription, { ...query, now: clock.now() })
    return quote
  })
}
