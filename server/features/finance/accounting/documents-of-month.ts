import type { MoneyLine, TaxLine } from '@talentplace/contract/checkout/quote'
import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { moneyLineOf, type PaidLine } from '../../../rules/bill-document.ts'
import { taxedLines, type TaxedLine } from '../../../rules/taxed-lines.ts'

export interface ExportedInvoice {
  readonly number: string
  readonly client: InvoiceParty
  readonly invoice_date: string
  readonly due_date: string
  readonly po_number: string
  readonly currency: Currency
  readonly total_cents: number
  readonly lines: readonly TaxedLine[]
}

export interface ExportedBill {
  readonly number: string
  readonly payee: InvoiceParty
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

/** Posted invoices of a month (its first day), by number. */
export async function invoicesOfMonth(database: Kysely<Tables>, month: string): Promise<ExportedInvoice[]> {
  const { rows } = await sql<StoredInvoice>`
    select written_invoice_number(currency, number) as number, client, invoice_date, due_date, po_number, currency, total_cents,
      subtotal_cents, discount_cents,
      (select coalesce(json_agg(line order by position), '[]') from invoice_lines line where invoice_uuid = uuid) as lines,
      (select coalesce(json_agg(tax order by position), '[]') from invoice_taxes tax where invoice_uuid = uuid) as taxes
    from invoices where number is not null and month_of(invoice_date) = ${month}::date
    order by currency, invoices.number`.execute(database)
  return rows.map(({ lines, taxes, subtotal_cents, discount_cents, ...invoice }) => ({
    ...invoice,
    lines: taxedLines({ lines, taxes, subtotal_cents, discount_cents }),
  }))
}

/** Posted bills of a month (its first day), by number. */
export async function billsOfMonth(database: Kysely<Tables>, month: string): Promise<ExportedBill[]> {
  const { rows } = await sql<StoredBill>`
    select written_bill_number(currency, number) as number, payee, bill_date, expected_date, currency, total_cents, tax_cents,
      (select coalesce(json_agg(line order by position), '[]') from va_bill_lines line where bill_uuid = uuid) as lines,
      (select coalesce(json_agg(tax order by position), '[]') from va_bill_taxes tax where bill_uuid = uuid) as taxes
    from va_bills where number is not null and month_of(bill_date) = ${month}::date
    order by currency, va_bills.number`.execute(database)
  return rows.map(({ lines, taxes, tax_cents, ...bill }) => {
    const subtotal_cents = bill.total_cents - tax_cents
    const taxed = taxedLines({ lines: lines.map(moneyLineOf), taxes, subtotal_cents, discount_cents: 0 })
    return { ...bill, lines: taxed.map((each, at) => ({ ...each, kind: lines[at]?.kind ?? 'time' })) }
  })
}
