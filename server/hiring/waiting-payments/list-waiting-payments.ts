import { listWaitingPayments } from '@talentplace/contract/hiring/waiting-payments/waiting-payment.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { clientOf } from '../checkout/draft-to-pay.ts'
import { findWaiting, toPaymentView, stateOf } from './find-payment.ts'
import type { WaitingDeps } from './waiting-deps.ts'

/** B8 Ours: what every page of a client tells of, to all their people. */
export function listWaitingPaymentsOperation({ checkout: { database, clock } }: Pick<WaitingDeps, 'checkout'>) {
  return handle(listWaitingPayments, async (context) => {
    const rows = await findWaiting(database.kysely, clientOf(signedIn(context)), clock.now())
    const payments = rows.map((row) => ({
      ...toPaymentView(row),
      state: stateOf(row) === 'needs_action' ? ('needs_action' as const) : ('pending' as const),
    }))
    return { payments, count: payments.length }
  })
}
