import type { Stripe } from 'stripe'
import type { ChargeResult } from '../card-processor.ts'

const refused = 'Your card was declined.'

/** The idempotency key a charge was asked for with; undefined for one that isn't ours. */
export function keyOf({ metadata }: Stripe.PaymentIntent): string | undefined {
  return metadata['key']
}

/** What became of a charge. Still under way counts as asking: whoever waits hears of it by an event. */
export function chargeOf(intent: Stripe.PaymentIntent): ChargeResult {
  const { id: processor_charge_id, status, client_secret, last_payment_error: failure } = intent
  if (status === 'succeeded') return { state: 'succeeded', processor_charge_id }
  if (status === 'requires_action' || status === 'processing') {
    return { state: 'needs_action', processor_charge_id, client_secret: client_secret ?? '' }
  }
  const code = failure?.decline_code ?? failure?.code ?? 'card_declined'
  return { state: 'declined', processor_charge_id, code, message: failure?.message ?? refused }
}

export function declineOf(error: Stripe.errors.StripeCardError): ChargeResult {
  return {
    state: 'declined',
    processor_charge_id: error.payment_intent?.id ?? null,
    code: declineCode(error),
    message: error.message,
  }
}

// 'card_declined' says nothing when the bank gave a reason, and is all there is when it gave none.
function declineCode({ code = 'card_declined', decline_code }: Stripe.errors.StripeCardError): string {
  return decline_code === undefined || decline_code === 'generic_decline' ? code : decline_code
}
