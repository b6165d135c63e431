import type { CheckoutParts } from '../checkout/checkout-parts.ts'
import type { RenewalParts } from '../renewals/renewal-parts.ts'

/** What a payment that waits is settled with: an order's as a checkout, an invoice's as a renewal. */
export interface WaitingParts {
  readonly checkout: CheckoutParts
  readonly renewals: RenewalParts
}
