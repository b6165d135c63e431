import type { MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import { discounted, percentOf } from './money-document.ts'

/** A posted invoice as far as it can be taken back. */
export interface InvoiceToCredit {
  /** As they were stored, `position` 1 being the first. */
  readonly lines: readonly MoneyLine[]
  readonly taxes: readonly TaxLine[]
  readonly subtotal_cents: number
  readonly discount_cents: number
}

/** What earlier notes have taken back, above zero: before taxes by position, and of each tax by name. */
export interface CreditedBefore {
  readonly lines: ReadonlyMap<number, number>
  readonly taxes: ReadonlyMap<string, number>
}

/** What can still be taken back of a line before taxes: what it cost after the discount, less what notes took of it. */
export interface LineLeft {
  readonly position: number
  readonly line: MoneyLine
  readonly left_cents: number
}

/** What a note says, every amount above zero unless the line of the invoice was below it. */
export interface CreditDocument {
  readonly lines: readonly (LineLeft & { readonly amount_cents: number })[]
  readonly taxes: readonly TaxLine[]
  readonly subtotal_cents: number
  readonly tax_cents: number
  readonly total_cents: number
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)

/** The lines that aren't promotions, each with its share of the discount taken off. */
export function costs({ lines, subtotal_cents, discount_cents }: InvoiceToCredit) {
  const charged = lines.map((line, at) => ({ line, position: at + 1 })).filter(({ line }) => line.kind !== 'promotion')
  const amounts = charged.map(({ line }) => line.amount_cents)
  const left = discounted(amounts, subtotal_cents, discount_cents)
  return charged.map((each, at) => ({ ...each, cost_cents: left[at] ?? 0 }))
}

/** What is left to take back of each line. */
export function linesLeft(invoice: InvoiceToCredit, before: CreditedBefore): LineLeft[] {
  return costs(invoice).map(({ line, position, cost_cents }) => ({
    position,
    line,
    left_cents: cost_cents - (before.lines.get(position) ?? 0),
  }))
}

/**
 * The categories a tax was charged on. An invoice keeps the base of each tax and not its categories; they are those whose
 * lines come to that base: all of them, or the fewest that do.
 */
export function taxedCategories(invoice: InvoiceToCredit, { base_cents }: TaxLine): ReadonlySet<string> | undefined {
  const lines = costs(invoice)
  const all = [...new Set(lines.map(({ line }) => line.tax_category))].toSorted()
  const baseOf = (categories: ReadonlySet<string>) =>
    sumOf(lines.filter(({ line }) => categories.has(line.tax_category)).map(({ cost_cents }) => cost_cents))
  const sets = Array.from(
    { length: 2 ** all.length },
    (_, bits) => new Set(all.filter((_each, at) => bits & (2 ** at))),
  )
  const fewestFirst = sets.toSorted((a, b) => a.size - b.size)
  return [new Set(all), ...fewestFirst].find((set) => baseOf(set) === base_cents)
}

/**
 * What taking back these amounts of lines comes to, by position and before taxes. What stays of the invoice is taxed as if
 * it had been that from the start, so that the taxes of all its notes together are the invoice's own to the cent.
 * @throws RangeError for a tax whose lines can't be told: such an invoice is taken back as a whole
 */
export function creditDocument(
  invoice: InvoiceToCredit,
  before: CreditedBefore,
  amounts: ReadonlyMap<number, number>,
): CreditDocument {
  const left = linesLeft(invoice, before)
  const lines = left.flatMap((each) => {
    const amount_cents = amounts.get(each.position) ?? 0
    return amount_cents === 0 ? [] : [{ ...each, amount_cents }]
  })
  const taxes = invoice.taxes.flatMap((tax): TaxLine[] => {
    const categories = taxedCategories(invoice, tax)
    if (categories === undefined) throw new RangeError(`Which lines ${tax.name} is charged on can’t be told`)
    const taxed = left.filter(({ line }) => categories.has(line.tax_category))
    const base_cents = sumOf(taxed.map(({ position }) => amounts.get(position) ?? 0))
    const stays_cents = sumOf(taxed.map(({ left_cents }) => left_cents)) - base_cents
    const tax_left = tax.amount_cents - (before.taxes.get(tax.name) ?? 0)
    const amount_cents = tax_left - percentOf(Math.max(0, stays_cents), tax.rate_thousandths)
    return base_cents <= 0 || amount_cents <= 0 ? [] : [{ ...tax, base_cents, amount_cents }]
  })
  const subtotal_cents = sumOf(lines.map(({ amount_cents }) => amount_cents))
  const tax_cents = sumOf(taxes.map(({ amount_cents }) => amount_cents))
  return { lines, taxes, subtotal_cents, tax_cents, total_cents: subtotal_cents + tax_cents }
}
