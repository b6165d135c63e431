import { csvText } from '@talentplace/contract/shared/csv'
import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import { plainAmount } from '../../../rules/money-text.ts'
import { accounts } from './accounts.ts'
import type { ExportedBill, ExportedInvoice } from './documents-of-month.ts'
import { taxCents, taxCode } from './tax-code.ts'

const contact = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
] as const
const tracking = ['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'] as const

/**
 * The columns of Xero's template for sales invoices; those with a star are mandatory. They are described at
 * https://xero-help.caltrix.asia/en/articles/12528333-how-to-import-sales-invoice-into-xero and
 * https://online.flippingbook.com/view/399081/31/ ; Xero's own template is behind its login.
 */
export const xeroInvoiceColumns = [
  ...contact,
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  ...tracking,
  'BrandingTheme',
] as const

/** The columns of its template for bills, described at https://skipentry.com/blog/xero-invoice-import-guide */
export const xeroBillColumns = [
  ...contact,
  '*InvoiceNumber',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  'Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  ...tracking,
] as const

const untaxed = 'Tax Exempt (0%)'

/** `31/12/2026`, which Xero reads in every region but the United States. */
const dayMonthYear = (day: string) => day.split('-').toReversed().join('/')

/** The address line by line: ours isn't kept in parts. */
function contactCells({ name, address }: InvoiceParty): string[] {
  const lines = [...address.slice(0, 3), address.slice(3).join(', ')]
  return [name, '', ...[0, 1, 2, 3].map((at) => lines[at] ?? ''), '', '', '', '']
}

/** Amounts are before tax: "tax exclusive" is chosen at the import. */
export function xeroInvoices(invoices: readonly ExportedInvoice[]): string {
  const rows = invoices.flatMap((invoice) =>
    invoice.lines.map((each) => [
      ...contactCells(invoice.client),
      invoice.number,
      invoice.po_number,
      dayMonthYear(invoice.invoice_date),
      dayMonthYear(invoice.due_date),
      plainAmount(invoice.total_cents),
      '',
      each.line.description,
      1,
      plainAmount(each.cost_cents),
      '',
      accounts[each.line.kind].number,
      taxCode(each, untaxed),
      plainAmount(taxCents(each)),
      '',
      '',
      '',
      '',
      invoice.currency.toUpperCase(),
      '',
    ]),
  )
  return csvText([xeroInvoiceColumns, ...rows])
}

export function xeroBills(bills: readonly ExportedBill[]): string {
  const rows = bills.flatMap(({ lines, ...bill }) =>
    lines.map(({ kind, ...each }) => [
      ...contactCells(bill.payee),
      bill.number,
      dayMonthYear(bill.bill_date),
      dayMonthYear(bill.expected_date),
      plainAmount(bill.total_cents),
      '',
      each.line.description,
      1,
      plainAmount(each.cost_cents),
      accounts[kind === 'adjustment' ? 'bill_adjustment' : kind].number,
      taxCode(each, untaxed),
      plainAmount(taxCents(each)),
      '',
      '',
      '',
      '',
      bill.currency.toUpperCase(),
    ]),
  )
  return csvText([xeroBillColumns, ...rows])
}
