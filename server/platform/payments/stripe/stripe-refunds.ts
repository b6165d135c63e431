import { Stripe } from 'stripe'
import { KeyReused } from '../card-processor.ts'
import { RefundRejected, type KnownRefund, type RefundRequest, type RefundResult } from '../refund.ts'

/** What became of a refund. */
export function refundOf({ id: processor_refund_id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { state: status, processor_refund_id }
  if (status !== 'failed' && status !== 'canceled') return { state: 'pending', processor_refund_id }
  return { state: 'failed', processor_refund_id, code: failure_reason ?? status }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

function rejectionOf(error: Stripe.errors.StripeInvalidRequestError): RefundRejected {
  const tooMuch = error.code === 'charge_already_refunded' || error.param === 'amount'
  return new RefundRejected(tooMuch ? 'too_much' : 'refused', error.message, { cause: error })
}

async function findStripeRefund(stripe: Stripe, refund: KnownRefund): Promise<Stripe.Refund | undefined> {
  const { key, processor_charge_id, processor_refund_id } = refund
  if (processor_refund_id) return stripe.refunds.retrieve(processor_refund_id)
  for await (const each of stripe.refunds.list({ payment_intent: processor_charge_id, limit: 100 })) {
    if (each.metadata?.['key'] === key) return each
  }
  return undefined
}

/** What became of a refund, by its id or among those of its charge. */
export async function findRefund(stripe: Stripe, refund: KnownRefund): Promise<RefundResult | undefined> {
  try {
    const found = await findStripeRefund(stripe, refund)
    return found && refundOf(found)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function checkCharge(stripe: Stripe, { processor_charge_id, currency }: RefundRequest): Promise<void> {
  const intent = await stripe.paymentIntents.retrieve(processor_charge_id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (intent?.status !== 'succeeded') {
    throw new RefundRejected('charge_missing', 'There is no such charge to give money back of.')
  }
  if (intent.currency !== currency) throw new RefundRejected('other_currency', `It was charged in ${intent.currency}.`)
}

/** Looked for first: Stripe forgets the keys of its requests after a day, what it has done it doesn't. */
export async function refundCharge(stripe: Stripe, request: RefundRequest): Promise<RefundResult> {
  const { key, processor_charge_id, amount_cents, reason } = request
  await checkCharge(stripe, request)
  const known = await findStripeRefund(stripe, request)
  if (known && known.amount !== amount_cents) throw new KeyReused(`The key ${key} belongs to another refund.`)
  if (known) return refundOf(known)
  try {
    const made = await stripe.refunds.create(
      { payment_intent: processor_charge_id, amount: amount_cents, ...(reason && { reason }), metadata: { key } },
      { idempotencyKey: `refund ${key}` },
    )
    return refundOf(made)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw rejectionOf(error)
    throw error
  }
}
