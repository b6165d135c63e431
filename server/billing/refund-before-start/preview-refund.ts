import { previewRefund } from '@talentplace/contract/billing/refund-before-start/refund.routes'
import { ownedSubscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requireUnfilled, whatComesBack } from './what-comes-back.ts'

/** The amount first: what would come back. Nothing is changed. */
export function previewRefundOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(previewRefund, async (context, { params }) => {
    const subscription = await ownedSubscription(database.kysely, signedIn(context), params.uuid, { staff: false })
    const { roles } = await requireUnfilled(database.kysely, subscription, clock.now())
    const { amount_cents } = await whatComesBack(database.kysely, subscription.uuid)
    return { amount_cents, currency: subscription.currency, start_date: subscription.start_date, roles }
  })
}
