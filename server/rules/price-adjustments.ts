import type { adjustableKinds, MoneyLine } from '@talentplace/contract/billing/prices/quote'
import { lineAmount } from './line-amount.ts'

/** Why hours cost more or less than their quantity x unit price, and by how much. */
export interface PriceDifference {
  readonly reason: string
  /** Below zero: they cost less. */
  readonly amount_cents: number
}

type AdjustableLine = MoneyLine & { readonly kind: (typeof adjustableKinds)[number] }
type PriceAdjustment = MoneyLine & { readonly kind: 'price_adjustment' }

const hoursOf = (seconds: number) => `${Number((seconds / 3600).toFixed(2))} h`

/** All of a period's hours cost no more than the first hour of the next band. */
export const priceCapReason = (from_hours: number): string => `Never more than ${from_hours} h would cost`

/** More hours change the band, and with it the price of those before them. */
export const earlierHoursReason = (seconds: number, amount_cents: number): string =>
  `${amount_cents < 0 ? 'Lower' : 'Higher'} rate on your first ${hoursOf(seconds)}`

/** A line at quantity x unit price, and below it each difference from that as a line of its own. */
export function explainedLines(
  line: Omit<AdjustableLine, 'amount_cents'>,
  differences: readonly PriceDifference[],
): (AdjustableLine | PriceAdjustment)[] {
  const { kind: adjusts, tax_category } = line
  const adjustments = differences
    .filter(({ amount_cents }) => amount_cents !== 0)
    .map(({ reason: description, amount_cents }): PriceAdjustment => ({
      kind: 'price_adjustment',
      adjusts,
      description,
      role_id: null,
      quantity: 1,
      unit_cents: amount_cents,
      amount_cents,
      tax_category,
    }))
  return [{ ...line, amount_cents: lineAmount(line) }, ...adjustments]
}
