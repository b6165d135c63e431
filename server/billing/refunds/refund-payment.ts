import { refundPayment } from '@talentplace/contract/billing/refunds/refund.routes'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { hashOfRequest } from '../../core/idempotency/request-hash.ts'
import { refundByStaff } from './refund-by-staff.ts'
import type { RefundDeps } from './refund-deps.ts'

/** Staff give money of a card payment back: of what it paid of an invoice, and of what it left as credit. */
export function refundPaymentOperation(deps: RefundDeps) {
  return handle(refundPayment, async (context, { params: { uuid: invoice_uuid }, body }) => {
    const refund = {
      ...body,
      invoice_uuid,
      asked_by: signedIn(context).user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('refundPayment', invoice_uuid, body),
      at: deps.clock.now(),
    }
    return refundByStaff(deps, refund, async (transaction) => {
      const ofInvoice = await transaction
        .selectFrom('payments')
        .leftJoin('charge_shares', 'charge_shares.charge_uuid', 'payments.charge_uuid')
        .leftJoin('payment_allocations', 'payment_allocations.payment_uuid', 'payments.uuid')
        .select('payments.uuid')
        .where('payments.uuid', '=', body.payment_uuid)
        .where(({ eb, or }) =>
          or([
            eb('charge_shares.invoice_uuid', '=', invoice_uuid),
            eb('payment_allocations.invoice_uuid', '=', invoice_uuid),
          ]),
        )
        .executeTakeFirst()
      if (!ofInvoice) throw notFound('There is no such payment of this invoice.')
    })
  })
}
