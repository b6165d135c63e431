import type { MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import { costs, taxedCategories, type InvoiceToCredit } from './credit-of-invoice.ts'

/** A line of an invoice that isn't a promotion, with its part of each tax that it bears. */
export interface TaxedLine {
  readonly line: MoneyLine
  /** After its share of what promotions took off. */
  readonly cost_cents: number
  readonly taxes: readonly { readonly tax: TaxLine; readonly amount_cents: number }[]
}

/** What each line has of an amount: what the share of the lines up to it has grown by with it, so that they add up to it. */
function shared(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let before = 0
  let given = 0
  return parts.map((part, at) => {
    before += part
    const upTo = at === parts.length - 1 || whole === 0 ? amount : Math.round((amount * before) / whole)
    const own = upTo - given
    given = upTo
    return own
  })
}

/**
 * An invoice as books take it, line by line: the lines add up to what was taxed, and their parts of a tax to that tax, to the cent.
 * A tax whose lines can't be told is on all of them.
 */
export function taxedLines(invoice: InvoiceToCredit): TaxedLine[] {
  const lines = costs(invoice)
  const parts = invoice.taxes.map((tax) => {
    const categories = taxedCategories(invoice, tax)
    const bears = lines.map(({ line }) => categories?.has(line.tax_category) ?? true)
    const of = shared(
      tax.amount_cents,
      lines.filter((_line, at) => bears[at]).map(({ cost_cents }) => cost_cents),
    )
    let next = 0
    return { tax, of: bears.map((bearsIt) => (bearsIt ? of[next++] : undefined)) }
  })
  return lines.map(({ line, cost_cents }, at) => ({
    line,
    cost_cents,
    taxes: parts.flatMap(({ tax, of }) => {
      const amount_cents = of[at]
      return amount_cents === undefined ? [] : [{ tax, amount_cents }]
    }),
  }))
}
