import { addPayment } from '@talentplace/contract/billing/invoice-payments/invoice-payment.routes'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { checkPaidDay } from './check-paid-day.ts'
import { ownedInvoice } from './owned-invoice.ts'
import { recordByStaff, recordedBefore, statusAfter } from './recorded-by-staff.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { hashOfRequest, waitForKey } from '../../core/idempotency/request-hash.ts'

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** D1: staff record what came by transfer, cheque or otherwise. The same call again gives the same payment. */
export function addPaymentOperation({ database, clock }: Pick<RenewalDeps, 'database' | 'clock'>) {
  return handle(addPayment, async (context, { params, body }) => {
    const session = signedIn(context)
    const { paid_date, ...form } = body
    const payment = {
      ...form,
      recorded_by: session.user_uuid,
      idempotency_key: idempotencyKeyOf(context),
      request_hash: hashOfRequest('addPayment', params.uuid, body),
      at: noonOf(paid_date),
    }
    const now = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, payment.idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const known = await recordedBefore(transaction, payment)
      if (known !== undefined) return statusAfter(known, invoice)
      checkPaidDay(paid_date, now)
      return recordByStaff(transaction, invoice, { payment, action: 'invoice.payment_recorded', now })
    })
  })
}
