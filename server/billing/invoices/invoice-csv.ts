import * as documents from '@talentplace/contract/billing/messages/documents'
import * as t from '@talentplace/contract/billing/messages/invoice-files'
import * as prices from '@talentplace/contract/billing/messages/prices'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import type { DocumentWording } from './document-wording.ts'
import { lineText } from './document-words.ts'
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
  { key: 'number', label: t.invoiceColumn(), value: () => number },
  { key: 'invoice_date', label: t.dateColumn(), value: () => invoice_date },
  { key: 'period_start', label: t.periodFrom(), value: () => period_start },
  { key: 'period_end', label: t.periodTo(), value: () => period_end },
  { key: 'kind', label: t.kind(), value: ({ kind }) => kind },
  { key: 'description', label: documents.description(), value: ({ what }) => what },
  { key: 'quantity', label: documents.quantity(), value: ({ quantity = '' }) => quantity },
  {
    key: 'unit',
    label: documents.unit(),
    value: ({ unit_cents }) => (unit_cents === undefined ? '' : plainAmount(unit_cents)),
  },
  { key: 'amount', label: documents.amount(), value: ({ cents }) => plainAmount(cents) },
  { key: 'currency', label: prices.currency(), value: () => currency.toUpperCase() },
  { key: 'seconds', label: t.seconds(), value: ({ seconds }) => seconds ?? '' },
  { key: 'moved_date', label: t.movedOn(), value: ({ moved_date = '' }) => moved_date },
]

function rowsOf(invoice: Invoice, roles: DocumentWording['roles']): InvoiceRow[] {
  return [
    ...invoice.lines.map((line) => ({
      kind: line.kind,
      what: lineText(line, roles),
      cents: line.amount_cents,
      quantity: quantityOf(line),
      unit_cents: line.unit_cents,
      ...(line.seconds !== undefined && { seconds: line.seconds }),
    })),
    { kind: 'subtotal', what: documents.beforeTaxes(), cents: invoice.subtotal_cents - invoice.discount_cents },
    ...invoice.taxes.map((tax) => ({
      kind: 'tax',
      what: documents.tax({ name: tax.name, rate: String(tax.rate_thousandths / 1000) }),
      cents: tax.amount_cents,
    })),
    { kind: 'total', what: documents.total(), cents: invoice.total_cents },
    ...invoice.payments.map((payment) => ({
      kind: payment.method === 'credit_note' ? 'credit_note' : 'payment',
      what: `${payment.paid_day} ${paymentMethodText(payment)}`,
      cents: -payment.amount_cents,
      moved_date: payment.paid_day,
    })),
    { kind: 'balance', what: t.balanceDue(), cents: invoice.balance_cents },
    ...invoice.credit_notes.map((note) => ({
      kind: 'issued_credit_note',
      what: t.creditNoteOn({ day: note.issue_date, number: note.number }),
      cents: note.total_cents,
      moved_date: note.issue_date,
    })),
  ]
}

/** A6.10: the stored lines of an invoice, its taxes, total, payments, balance and what credit notes have taken back, one row each. */
export function invoiceCsv(
  invoice: Invoice,
  header: CsvHeader,
  { language, roles }: DocumentWording = { language: defaultLanguage, roles: {} },
): string {
  // What programs read by its keys doesn't change with its reader.
  return writtenIn(header === 'keys' ? defaultLanguage : language, () => {
    const columns = columnsOf(invoice)
    return csvHeading(columns, header) + csvRows(columns, rowsOf(invoice, roles))
  })
}
