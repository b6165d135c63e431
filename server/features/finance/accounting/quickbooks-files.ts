import { csvText } from '@talentplace/contract/shared/csv'
import { plainAmount } from '../../../rules/money-text.ts'
import { accounts } from './accounts.ts'
import type { ExportedBill, ExportedInvoice } from './documents-of-month.ts'
import { taxCents, taxCode } from './tax-code.ts'

/**
 * The columns of QuickBooks Online's own sample for invoices; those with a star are mandatory. The columns that are recognized are
 * listed by Intuit at https://quickbooks.intuit.com/learn-support/en-ca/sales-and-invoicing/do-we-need-to-map-field-everytime-when-import-invoices/01/394876
 * ; the tax amount and the currency, which it leaves out, are from memory of the sample.
 */
export const quickBooksInvoiceColumns = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
  'Service Date',
] as const

/** The columns of its sample for bills, from memory; no address of Intuit's own that lists them is known. */
export const quickBooksBillColumns = [
  '*BillNo',
  '*Supplier',
  '*BillDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  '*Account',
  'LineDescription',
  '*LineAmount',
  '*LineTaxCode',
  'LineTaxAmount',
  'Currency',
] as const

/** A quantity of 1 a line, so that nothing is multiplied and rounded anew. */
export function quickBooksInvoices(invoices: readonly ExportedInvoice[]): string {
  const rows = invoices.flatMap((invoice) =>
    invoice.lines.map((each) => [
      invoice.number,
      invoice.client.name,
      invoice.invoice_date,
      invoice.due_date,
      '',
      '',
      invoice.po_number === '' ? '' : `PO ${invoice.po_number}`,
      accounts[each.line.kind].name,
      each.line.description,
      1,
      plainAmount(each.cost_cents),
      plainAmount(each.cost_cents),
      taxCode(each, 'Exempt'),
      plainAmount(taxCents(each)),
      invoice.currency.toUpperCase(),
      '',
    ]),
  )
  return csvText([quickBooksInvoiceColumns, ...rows])
}

export function quickBooksBills(bills: readonly ExportedBill[]): string {
  const rows = bills.flatMap(({ lines, ...bill }) =>
    lines.map(({ kind, ...each }) => [
      bill.number,
      bill.payee.name,
      bill.bill_date,
      bill.expected_date,
      '',
      '',
      '',
      accounts[kind === 'adjustment' ? 'bill_adjustment' : kind].name,
      each.line.description,
      plainAmount(each.cost_cents),
      taxCode(each, 'Exempt'),
      plainAmount(taxCents(each)),
      bill.currency.toUpperCase(),
    ]),
  )
  return csvText([quickBooksBillColumns, ...rows])
}
