import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { paymentMethodText } from './payment-way.ts'
import { plainAmount } from '../../rules/money-text.ts'

interface InvoiceRow {
  readonly kind: string
  readonly what: string
  readonly cents: number
  readonly quantity?: number | string
  readonly unit_cents?: number
  readonly seconds?: number
  /** When it was paid or credited. */
  readonly moved_date?: string
}

/** Of time above the hours the hours, exact to a tenth of a second. */
const quantityOf = ({ seconds, quantity }: Invoice['lines'][number]) =>
  seconds === undefined ? (quantity ?? '') : (seconds / 3600).toFixed(5)

const columnsOf = ({ number, invoice_date, period_start, period_end, currency }: Invoice): CsvColumn<InvoiceRow>[] => [
  { key: 'number', label: 'Invoice', value: () => number },
  { key: 'invoice_date', label: 'Date', value: () => invoice_date },
  { key: 'period_start', label: 'Period from', value: () => period_start },
  { key: 'period_end', label: 'Period to', value: () => period_end },
  { key: 'kind', label: 'Kind', value: ({ kind }) => kind },
  { key: 'description', label: 'Description', value: ({ what }) => what },
  { key: 'quantity', label: 'Quantity', value: ({ quantity = '' }) => quantity },
  { key: 'unit', label: 'Unit', value: ({ unit_cents }) => (unit_cents === undefined ? '' : plainAmount(unit_cents)) },
  { key: 'amount', label: 'Amount', value: ({ cents }) => plainAmount(cents) },
  { key: 'currency', label: 'Currency', value: () => currency.toUpperCase() },
  { key: 'seconds', label: 'Seconds', value: ({ seconds }) => seconds ?? '' },
  { key: 'moved_date', label: 'Paid or credited on', value: ({ moved_date = '' }) => moved_date },
]

function rowsOf(invoice: Invoice): InvoiceRow[] {
  return [
    ...invoice.lines.map((line) => ({
      kind: line.kind,
      what: line.description,
      cents: line.amount_cents,
      quantity: quantityOf(line),
      unit_cents: line.unit_cents,
      ...(line.seconds !== undefined && { seconds: line.seconds }),
    })),
    { kind: 'subtotal', what: 'Before taxes', cents: invoice.subtotal_cents - invoice.discount_cents },
    ...invoice.taxes.map((tax) => ({
      kind: 'tax',
      what: `${tax.name} ${tax.rate_thousandths / 1000}%`,
      cents: tax.amount_cents,
    })),
    { kind: 'total', what: 'Total', cents: invoice.total_cents },
    ...invoice.payments.map((payment) => ({
      kind: payment.method === 'credit_note' ? 'credit_note' : 'payment',
      what: `${payment.paid_day} ${paymentMethodText(payment)}`,
      cents: -payment.amount_cents,
      moved_date: payment.paid_day,
    })),
    { kind: 'balance', what: 'Balance due', cents: invoice.balance_cents },
    ...invoice.credit_notes.map((note) => ({
      kind: 'issued_credit_note',
      what: `${note.issue_date} credit note ${note.number}`,
      cents: note.total_cents,
      moved_date: note.issue_date,
    })),
  ]
}

/** A6.10: the stored lines of an invoice, its taxes, total, payments, balance and what credit notes have taken back, one row each. */
export function invoiceCsv(invoice: Invoice, header: CsvHeader): string {
  const columns = columnsOf(invoice)
  return csvHeading(columns, header) + csvRows(columns, rowsOf(invoice))
}
