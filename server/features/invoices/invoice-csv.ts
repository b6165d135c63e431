import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { amountText } from '../../rules/money-text.ts'

/** What a spreadsheet would run as a formula gets an apostrophe in front; a number of ours is none. */
const beginsFormula = /^[=+\-@\t\r]/
const isAmount = /^-?[\d,]+\.\d\d$/

function cell(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && beginsFormula.test(text) && !isAmount.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const heading = ['Invoice', 'Date', 'Period', 'Kind', 'Description', 'Quantity', 'Unit', 'Amount', 'Currency']

/** Without separators of thousands, as spreadsheets add it up: `1080.00`. */
const plainAmount = (cents: number) => amountText(cents).replaceAll(',', '')

/** A6.10: the stored lines of an invoice, its taxes, total, payments and balance, one row each. */
export function invoiceCsv(invoice: Invoice): string {
  const { number, invoice_date, period_start, period_end, currency } = invoice
  const begin = [number, invoice_date, `${period_start} to ${period_end}`]
  const row = (kind: string, what: string, cents: number, quantity: number | '' = '', unit = '') =>
    [...begin, kind, what, quantity, unit, plainAmount(cents), currency.toUpperCase()].map(cell).join(',')
  return [
    heading.join(','),
    ...invoice.lines.map((line) =>
      row(line.kind, line.description, line.amount_cents, line.quantity, plainAmount(line.unit_cents)),
    ),
    row('subtotal', 'Before taxes', invoice.subtotal_cents - invoice.discount_cents),
    ...invoice.taxes.map((tax) => row('tax', `${tax.name} ${tax.rate_thousandths / 1000}%`, tax.amount_cents)),
    row('total', 'Total', invoice.total_cents),
    ...invoice.payments.map((payment) =>
      row('payment', `${payment.paid_day} ${payment.card ?? payment.method}`, -payment.amount_cents),
    ),
    row('balance', 'Balance due', invoice.balance_cents),
    '',
  ].join('\r\n')
}
