const texts = {
  funds:
    'Your card doesn’t have enough available funds, so nothing was charged. Use another card, or try again once there is room on it.',
  limit:
    'This payment is over your card’s limit, so nothing was charged. Use another card, or ask your bank to raise it.',
  expired: 'Your card has expired, so nothing was charged. Use another card.',
  entered:
    'A detail of the card doesn’t match what your bank has, so nothing was charged. Add the card again and check its number, date and security code.',
  kind: 'Your card can’t be used for this kind of payment, so nothing was charged. Use another card, or ask your bank to allow it.',
  unconfirmed:
    'Your bank wants you to confirm this payment, and that didn’t happen, so nothing was charged. Pay again and answer its question, or use another card.',
  away: 'Your bank didn’t answer, so nothing was charged. Try again in a few minutes, or use another card.',
  declined: 'Your card was declined and nothing was charged. Try another card, or call your bank.',
} as const

/**
 * The processor's reasons that a person can do something about. A lost, stolen or suspected card is told as any declined
 * one: whoever holds it may not be its owner.
 */
const reasons: Readonly<Record<string, keyof typeof texts>> = {
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  amount_too_large: 'limit',
  expired_card: 'expired',
  incorrect_cvc: 'entered',
  incorrect_number: 'entered',
  incorrect_zip: 'entered',
  invalid_cvc: 'entered',
  invalid_expiry_month: 'entered',
  invalid_expiry_year: 'entered',
  invalid_number: 'entered',
  card_not_supported: 'kind',
  currency_not_supported: 'kind',
  service_not_allowed: 'kind',
  transaction_not_allowed: 'kind',
  authentication_failed: 'unconfirmed',
  authentication_required: 'unconfirmed',
  payment_intent_authentication_failure: 'unconfirmed',
  approve_with_id: 'away',
  issuer_not_available: 'away',
  processing_error: 'away',
  reenter_transaction: 'away',
  try_again_later: 'away',
}

/** What a person reads of a declined charge, by the processor's code: what happened, that nothing was charged, what to do. */
export function declineText(code: string): string {
  return texts[(Object.hasOwn(reasons, code) && reasons[code]) || 'declined']
}
