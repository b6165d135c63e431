import { refundCredit } from '@talentplace/contract/billing/refunds/refund.routes'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { hashOfRequest } from '../../core/idempotency/request-hash.ts'
import { refundByStaff } from './refund-by-staff.ts'
import type { RefundDeps } from './refund-deps.ts'

/** Staff give back what a card payment left as the client's credit. */
export function refundCreditOperation(deps: RefundDeps) {
  return handle(refundCredit, async (context, { params: { uuid: client_uuid }, body }) => {
    const refund = {
      ...body,
      invoice_uuid: null,
      asked_by: signedIn(context).user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('refundCredit', client_uuid, body),
      at: deps.clock.now(),
    }
    return refundByStaff(deps, refund, async (transaction) => {
      const ofClient = await transaction
        .selectFrom('payments')
        .select('uuid')
        .where('uuid', '=', body.payment_uuid)
        .where('client_uuid', '=', client_uuid)
        .executeTakeFirst()
      if (!ofClient) throw notFound('There is no such payment of this client.')
    })
  })
}
