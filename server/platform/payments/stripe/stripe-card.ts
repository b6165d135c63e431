import type { Stripe } from 'stripe'
import { CardDeclined, type ProcessorCard } from '../card-processor.ts'

/** Stripe's names of brands, as people know them. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** @throws CardDeclined for a payment method that is no card */
export function storedCardOf({ id, card, billing_details }: Stripe.PaymentMethod): ProcessorCard {
  if (!card) throw new CardDeclined('not_a_card', 'Only cards can be used.')
  return {
    stripe_card_id: id,
    brand: brands[card.brand] ?? card.brand,
    last_four: card.last4,
    expiry_month: card.exp_month,
    expiry_year: card.exp_year,
    zip_code: billing_details.address?.postal_code?.slice(0, 12) ?? '',
    fingerprint: card.fingerprint ?? null,
  }
}
