import { getWaitingPayment } from '@talentplace/contract/hiring/waiting-payments/waiting-payment.routes'
import { paymentStates } from '@talentplace/contract/billing/processor/payment.states'
import { settleInvoiceCharge } from '../../billing/charges/settle-charge.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { ProcessorAway, type CardProcessor, type ChargeResult } from '../../platform/payments/card-processor.ts'
import { knownCharge } from '../../platform/payments/known-charge.ts'
import { applyResult } from '../checkout/advance-order.ts'
import { clientOf } from '../checkout/draft-to-pay.ts'
import { findPayment, stateOf, toPaymentView, type PaymentRow } from './find-payment.ts'
import type { WaitingDeps } from './waiting-deps.ts'

/** Keeps what the processor says of a payment, whichever kind it is. Told again it changes nothing twice. */
async function settlePayment(
  { checkout, renewals }: WaitingDeps,
  processor: CardProcessor,
  { kind, payment_uuid }: PaymentRow,
  result: ChargeResult,
): Promise<void> {
  if (kind === 'order') await applyResult(checkout, processor, payment_uuid, result)
  else await settleInvoiceCharge(renewals, payment_uuid, result)
}

/** What the processor knows of a payment, kept; undefined: nothing, or it doesn't answer. */
async function fetchCharge(deps: WaitingDeps, payment: PaymentRow): Promise<ChargeResult | undefined> {
  const { database, processor } = deps.checkout
  const known = await knownCharge(database.kysely, payment.payment_uuid)
  if (processor === null || !known) return undefined
  try {
    const result = await processor.findCharge(known)
    if (result) await settlePayment(deps, processor, payment, result)
    return result
  } catch (error) {
    if (error instanceof ProcessorAway) return undefined
    throw error
  }
}

/** B8 Ours: a payment that waits, taken up again by any contact of the company on any device. */
export function getWaitingPaymentOperation(deps: WaitingDeps) {
  const { database } = deps.checkout
  return handle(getWaitingPayment, async (context, { params: { uuid } }) => {
    const client_uuid = clientOf(signedIn(context))
    const before = await findPayment(database.kysely, client_uuid, uuid)
    if (!before) throw notFound('There is no such payment.')
    const isOpen = paymentStates.is('open', stateOf(before))
    const result = isOpen ? await fetchCharge(deps, before) : undefined
    const payment = result ? ((await findPayment(database.kysely, client_uuid, uuid)) ?? before) : before
    const state = stateOf(payment)
    const asks = state === 'needs_action' && result?.state === 'needs_action'
    return {
      ...toPaymentView(payment),
      state,
      client_secret: asks ? result.client_secret : null,
      message: payment.failure_message,
    }
  })
}
