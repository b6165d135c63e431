import type { Currency } from '@talentplace/contract/shared/money'

/** What the processor keeps for a charge or a refund, in the currency in which it settles with us, whatever was charged in. */
export interface ProcessorFee {
  /** Below zero: it gave back some of what it had kept. */
  readonly amount_cents: number
  readonly currency: Currency
}
