import type { TaxLine } from '@talentplace/contract/billing/prices/quote'
import type { Currency } from '@talentplace/contract/shared/money'
import { lineDocument, type ExtraLine, type PricedTax } from './money-document.ts'

/** A line of an assistant's bill: time, a bonus or an adjustment. */
export interface PaidLine {
  readonly description: string
  readonly amount_cents: number
}

/** A bill's line as the engine of documents takes it. All of them are for one service, so every tax is on all of them. */
export function moneyLineOf({ description, amount_cents }: PaidLine): ExtraLine {
  return {
    kind: 'add-on',
    description,
    role_id: null,
    quantity: 1,
    unit_cents: amount_cents,
    amount_cents,
    tax_category: 'all',
  }
}

/**
 * What an assistant's bill comes to: its lines, and each tax on all of them, rounded half up once. One of nothing or less bears none:
 * it waits for what comes next.
 */
export function billSums(
  currency: Currency,
  lines: readonly PaidLine[],
  taxes: readonly PricedTax[],
): { readonly taxes: readonly TaxLine[]; readonly tax_cents: number; readonly total_cents: number } {
  const subtotal_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (subtotal_cents <= 0) return { taxes: [], tax_cents: 0, total_cents: subtotal_cents }
  return lineDocument({ currency, lines: lines.map(moneyLineOf), taxes })
}
