import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'
import type { InvoiceLine } from '@talentplace/contract/billing/invoices/invoice-line'

/** A line as it is answered and printed: the quantity of time is its seconds, below zero where a credit note takes it back. */
export function toLineView<Line extends MoneyLine>(line: Line): Omit<Line, 'quantity'> & Pick<InvoiceLine, 'quantity'> {
  const { seconds, quantity } = line
  return seconds === undefined ? line : { ...line, quantity: null, seconds: quantity * seconds }
}
