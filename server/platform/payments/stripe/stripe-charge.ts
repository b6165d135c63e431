import type { Stripe } from 'stripe'
import { cancelledCode, type ChargeResult } from '../card-processor.ts'
import { declineText } from '../decline-texts.ts'

/** The idempotency key a charge was asked for with; undefined for one that isn't ours. */
export function keyOf({ metadata }: Stripe.PaymentIntent): string | undefined {
  return metadata['key']
}

interface Decline {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}

/** Why a card was refused: the bank's reason, where it gave one. */
export function declineCode({ code, decline_code }: Decline): string {
  const reason = decline_code === 'generic_decline' ? undefined : decline_code
  return reason || code || 'card_declined'
}

function declined(processor_charge_id: string | null, decline: Decline): ChargeResult {
  const code = declineCode(decline)
  return { state: 'declined', processor_charge_id, code, message: declineText(code) }
}

/** What became of a charge. Still under way counts as asking: whoever waits hears of it by an event. */
export function chargeOf(intent: Stripe.PaymentIntent): ChargeResult {
  const { id: processor_charge_id, status, client_secret, last_payment_error } = intent
  if (status === 'succeeded') return { state: 'succeeded', processor_charge_id }
  if (status === 'requires_action' || status === 'processing') {
    return { state: 'needs_action', processor_charge_id, client_secret: client_secret ?? '' }
  }
  if (status === 'canceled') {
    return { state: 'declined', processor_charge_id, code: cancelledCode, message: 'The payment was cancelled.' }
  }
  return declined(processor_charge_id, last_payment_error ?? {})
}

/** A charge that was refused as it was asked for. */
export function declineOf(error: Stripe.errors.StripeCardError): ChargeResult {
  return declined(error.payment_intent?.id ?? null, error)
}
