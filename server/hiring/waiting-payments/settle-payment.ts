import type { CardProcessor, ChargeResult } from '../../platform/payments/card-processor.ts'
import { applyResult } from '../checkout/advance-order.ts'
import { settleInvoiceCharge } from '../../billing/renewals/settle-charge.ts'
import type { PaymentRow } from './find-payment.ts'
import type { WaitingDeps } from './waiting-deps.ts'

/** Keeps what the processor says of a payment, whichever kind it is. Told again it changes nothing twice. */
export async function settlePayment(
  { checkout, renewals }: WaitingDeps,
  processor: CardProcessor,
  { kind, payment_uuid }: PaymentRow,
  result: ChargeResult,
): Promise<void> {
  if (kind === 'order') await applyResult(checkout, processor, payment_uuid, result)
  else await settleInvoiceCharge(renewals, payment_uuid, result)
}
