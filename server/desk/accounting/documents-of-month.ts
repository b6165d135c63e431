import type { MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { readInBatches } from '../../platform/database/read-in-batches.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyLineOf, type PaidLine } from '../../rules/bill-document.ts'
import { taxedLines, type TaxedLine } from '../../rules/taxed-lines.ts'

export interface ExportedInvoice {
  readonly number: string
  readonly client_uuid: string
  readonly client: InvoiceParty
  /** What the client is called in the accounting program; theirs until it is said. */
  readonly contact: string
  readonly invoice_date: string
  readonly due_date: string
  readonly po_number: string
  readonly currency: Currency
  readonly total_cents: number
  readonly lines: readonly TaxedLine[]
}

/** Every amount is above zero: what is taken back of the invoice. */
export interface ExportedNote extends Omit<ExportedInvoice, 'invoice_date' | 'due_date' | 'po_number'> {
  readonly issue_date: string
  /** The invoice that it takes back, in whole or in part. */
  readonly invoice_number: string
}

export interface ExportedBill {
  readonly number: string
  readonly virtualassistant_uuid: string
  readonly payee: InvoiceParty
  readonly contact: string
  readonly bill_date: string
  readonly expected_date: string
  readonly currency: Currency
  readonly total_cents: number
  readonly lines: readonly (TaxedLine & { readonly kind: BillLineKind })[]
}

type BillLineKind = 'time' | 'bonus' | 'adjustment'

type StoredBill = Omit<ExportedBill, 'lines'> & {
  readonly tax_cents: number
  readonly lines: readonly (PaidLine & { readonly kind: BillLineKind })[]
  readonly taxes: TaxLine[]
}

type StoredInvoice = Omit<ExportedInvoice, 'lines'> & {
  readonly subtotal_cents: number
  readonly discount_cents: number
  readonly lines: MoneyLine[]
  readonly taxes: TaxLine[]
}

/** Documents have a few lines each. */
const documentsAtOnce = 250

const invoicesQuery = (month: string): RawBuilder<StoredInvoice> => sql<StoredInvoice>`
    select written_invoice_number(currency, number) as number, client_uuid, client, client ->> 'name' as contact, invoice_date, due_date, po_number, currency, total_cents,
      subtotal_cents, discount_cents,
      (select coalesce(json_agg(json_build_object('kind', kind, 'adjusts', adjusts, 'description', description, 'tax_category', tax_category,
          'amount_cents', amount_cents) order by position), '[]') from invoice_lines where invoice_uuid = uuid) as lines,
      (select coalesce(json_agg(json_build_object('name', name, 'rate_thousandths', rate_thousandths, 'base_cents', base_cents,
          'amount_cents', amount_cents) order by position), '[]') from invoice_taxes where invoice_uuid = uuid) as taxes
    from invoices where number is not null and month_of(invoice_date) = ${month}::date
    order by currency, invoices.number`

/** Posted invoices of a month (its first day), by number, some at a time. */
export async function* invoicesOfMonth(
  transaction: Transaction<Tables>,
  month: string,
): AsyncGenerator<ExportedInvoice[]> {
  for await (const rows of readInBatches(transaction, invoicesQuery(month), documentsAtOnce)) {
    yield rows.map(({ lines, taxes, subtotal_cents, discount_cents, ...invoice }) => ({
      ...invoice,
      lines: taxedLines({ lines, taxes, subtotal_cents, discount_cents }),
    }))
  }
}

type StoredNote = Omit<ExportedNote, 'lines'> &
  Pick<StoredInvoice, 'subtotal_cents' | 'discount_cents' | 'lines' | 'taxes'>

const notesQuery = (month: string): RawBuilder<StoredNote> => sql<StoredNote>`
    select written_credit_note_number(note.currency, note.number) as number, note.client_uuid, note.client, note.client ->> 'name' as contact, issue_date, note.currency,
      -note.total_cents as total_cents, -note.subtotal_cents as subtotal_cents, -note.discount_cents as discount_cents,
      written_invoice_number(invoices.currency, invoices.number) as invoice_number,
      (select json_agg(json_build_object('kind', line.kind, 'adjusts', line.adjusts, 'description', own.description, 'tax_category', own.tax_category,
          'amount_cents', -own.amount_cents) order by own.position)
        from credit_note_lines own join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = own.invoice_position
        where own.credit_note_uuid = note.uuid) as lines,
      (select coalesce(json_agg(json_build_object('name', tax.name, 'rate_thousandths', tax.rate_thousandths,
          'base_cents', -tax.base_cents, 'amount_cents', -tax.amount_cents) order by tax.position), '[]')
        from credit_note_taxes tax where credit_note_uuid = note.uuid) as taxes
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid
    where month_of(issue_date) = ${month}::date
    order by note.currency, note.number`

/** Credit notes of a month (its first day), by number, some at a time; a line counts as the line of the invoice that it takes back. */
export async function* notesOfMonth(transaction: Transaction<Tables>, month: string): AsyncGenerator<ExportedNote[]> {
  for await (const rows of readInBatches(transaction, notesQuery(month), documentsAtOnce)) {
    yield rows.map(({ lines, taxes, subtotal_cents, discount_cents, ...note }) => ({
      ...note,
      lines: taxedLines({ lines, taxes, subtotal_cents, discount_cents }),
    }))
  }
}

const billsQuery = (month: string): RawBuilder<StoredBill> => sql<StoredBill>`
    select written_bill_number(currency, number) as number, virtualassistant_uuid, payee, payee ->> 'name' as contact, bill_date, expected_date, currency, total_cents, tax_cents,
      (select coalesce(json_agg(line order by position), '[]') from va_bill_lines line where bill_uuid = uuid) as lines,
      (select coalesce(json_agg(tax order by position), '[]') from va_bill_taxes tax where bill_uuid = uuid) as taxes
    from va_bills where number is not null and month_of(bill_date) = ${month}::date
    order by currency, va_bills.number`

/** Posted bills of a month (its first day), by number, some at a time. */
export async function* billsOfMonth(transaction: Transaction<Tables>, month: string): AsyncGenerator<ExportedBill[]> {
  for await (const rows of readInBatches(transaction, billsQuery(month), documentsAtOnce)) {
    yield rows.map(({ lines, taxes, tax_cents, ...bill }) => {
      const subtotal_cents = bill.total_cents - tax_cents
      const taxed = taxedLines({ lines: lines.map(moneyLineOf), taxes, subtotal_cents, discount_cents: 0 })
      return { ...bill, lines: taxed.map((each, at) => ({ ...each, kind: lines[at]?.kind ?? 'time' })) }
    })
  }
}
