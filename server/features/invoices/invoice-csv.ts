import { csvText } from '@talentplace/contract/shared/csv'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { paymentWay } from './payment-way.ts'
import { plainAmount } from '../../rules/money-text.ts'

const heading = ['Invoice', 'Date', 'Period', 'Kind', 'Description', 'Quantity', 'Unit', 'Amount', 'Currency']

/** Of time above the hours the hours, exact to a tenth of a second. */
const quantityOf = ({ seconds, quantity }: Invoice['lines'][number]) =>
  seconds === undefined ? (quantity ?? '') : (seconds / 3600).toFixed(5)

/** A6.10: the stored lines of an invoice, its taxes, total, payments, balance and what credit notes have taken back, one row each. */
export function invoiceCsv(invoice: Invoice): string {
  const { number, invoice_date, period_start, period_end, currency } = invoice
  const begin = [number, invoice_date, `${period_start} to ${period_end}`]
  const row = (kind: string, what: string, cents: number, quantity: number | string = '', unit = '') => [
    ...begin,
    kind,
    what,
    quantity,
    unit,
    plainAmount(cents),
    currency.toUpperCase(),
  ]
  return csvText([
    heading,
    ...invoice.lines.map((line) =>
      row(line.kind, line.description, line.amount_cents, quantityOf(line), plainAmount(line.unit_cents)),
    ),
    row('subtotal', 'Before taxes', invoice.subtotal_cents - invoice.discount_cents),
    ...invoice.taxes.map((tax) => row('tax', `${tax.name} ${tax.rate_thousandths / 1000}%`, tax.amount_cents)),
    row('total', 'Total', invoice.total_cents),
    ...invoice.payments.map((payment) =>
      row(
        payment.method === 'credit_note' ? 'credit_note' : 'payment',
        `${payment.paid_day} ${paymentWay(payment)}`,
        -payment.amount_cents,
      ),
    ),
    row('balance', 'Balance due', invoice.balance_cents),
    ...invoice.credit_notes.map((note) =>
      row('issued_credit_note', `${note.issue_date} credit note ${note.number}`, note.total_cents),
    ),
  ])
}
