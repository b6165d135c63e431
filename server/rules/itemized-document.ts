import type { MoneyDocument, MoneyLine } from '@talentplace/contract/billing/prices/quote'
import { lineAmount } from './line-amount.ts'
import { explainedLines } from './price-adjustments.ts'

/** A line that was stored before each had to be quantity x unit price. */
function itemized(line: MoneyLine): MoneyLine[] {
  const { kind, amount_cents } = line
  if (lineAmount(line) === amount_cents) return [line]
  if (kind === 'subscription' || kind === 'overage' || kind === 'add-on') {
    const reason = 'Lower rate for your total hours'
    return explainedLines({ ...line, kind }, [{ reason, amount_cents: amount_cents - lineAmount(line) }])
  }
  return [{ ...line, quantity: 1, unit_cents: amount_cents }]
}

/** The same document with every line quantity x unit price: an order that was placed before that may be paid later. */
export const itemizedDocument = (document: MoneyDocument): MoneyDocument => ({
  ...document,
  lines: document.lines.flatMap(itemized),
})
