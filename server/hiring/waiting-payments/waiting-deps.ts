import type { CheckoutDeps } from '../checkout/checkout-deps.ts'
import type { RenewalDeps } from '../../billing/charges/renewal-deps.ts'

/** What a payment that waits is settled with: an order's as a checkout, an invoice's as a renewal. */
export interface WaitingDeps {
  readonly checkout: CheckoutDeps
  readonly renewals: RenewalDeps
}
