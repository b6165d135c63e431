import type { Currency } from '@talentplace/contract/shared/money'

/**
 * Stripe's least charge by currency, in cents, as its documentation lists it (docs.stripe.com/currencies, minimum and
 * maximum charge amounts). The test processor keeps to the same.
 */
export const minimumCharges: Readonly<Record<Currency, number>> = { cad: 50, usd: 50 }
