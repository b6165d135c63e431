import { exactCsvText } from '@talentplace/contract/shared/csv'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { plainAmount } from '../../rules/money-text.ts'
import { accountOfLine, accounts } from './accounts.ts'
import type { ExportedBill, ExportedInvoice, ExportedNote } from './documents-of-month.ts'
import { taxCents, taxCode, untaxedCode } from './tax-code.ts'

/**
 * The columns that QuickBooks Online recognizes for invoices, those with a star mandatory, as Intuit lists them at
 * https://quickbooks.intuit.com/learn-support/en-ca/sales-and-invoicing/do-we-need-to-map-field-everytime-when-import-invoices/01/394876
 * Whatever is called otherwise is mapped at the import, or said not to apply. Location, tax amount and currency aren't on that list:
 * other programs write them so, and no page of Intuit's that names them could be found.
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

/**
 * Of its credit notes Intuit says how they are imported, with the same mapping of columns, and not which columns there are:
 * https://quickbooks.intuit.com/learn-support/en-us/help-articles/how-to-import-credit-notes/00/332855
 * They are called here as those of an invoice. Amounts are above zero. Whether every edition offers that import isn't said.
 */
export const quickBooksNoteColumns = [
  '*CreditNoteNo',
  '*Customer',
  '*CreditNoteDate',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
] as const

/**
 * The columns for bills as other programs write them for its import, in this order and with these stars. A page of Intuit's own that
 * lists them could not be found; they are mapped at the import as those of invoices are.
 */
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

/** As the tax codes of a company in Canada are called. */
const untaxed = { exempt: 'Exempt', zeroRated: 'Zero-rated' }

/** What is to be said of a document, and whom it is made out to where QuickBooks has them by another name. */
function memoOf(about: string, { name }: InvoiceParty, contact: string): string {
  return [about, ...(name === contact ? [] : [`Made out to ${name}`])].filter((each) => each !== '').join('; ')
}

/** A quantity of 1 a line, so that nothing is multiplied and rounded anew. */
export function quickBooksInvoices(invoices: readonly ExportedInvoice[], withHeading = true): string {
  const rows = invoices.flatMap((invoice) =>
    invoice.lines.map((each) => [
      invoice.number,
      invoice.contact,
      invoice.invoice_date,
      invoice.due_date,
      '',
      '',
      memoOf(invoice.po_number === '' ? '' : `PO ${invoice.po_number}`, invoice.client, invoice.contact),
      accountOfLine(each.line).name,
      each.line.description,
      1,
      plainAmount(each.cost_cents),
      plainAmount(each.cost_cents),
      taxCode(each, untaxedCode(invoice.client, untaxed)),
      plainAmount(taxCents(each)),
      invoice.currency.toUpperCase(),
      '',
    ]),
  )
  return exactCsvText([...(withHeading ? [quickBooksInvoiceColumns] : []), ...rows])
}

export function quickBooksNotes(notes: readonly ExportedNote[], withHeading = true): string {
  const rows = notes.flatMap((note) =>
    note.lines.map((each) => [
      note.number,
      note.contact,
      note.issue_date,
      memoOf(`For ${note.invoice_number}`, note.client, note.contact),
      accountOfLine(each.line).name,
      each.line.description,
      1,
      plainAmount(each.cost_cents),
      plainAmount(each.cost_cents),
      taxCode(each, untaxedCode(note.client, untaxed)),
      plainAmount(taxCents(each)),
      note.currency.toUpperCase(),
    ]),
  )
  return exactCsvText([...(withHeading ? [quickBooksNoteColumns] : []), ...rows])
}

export function quickBooksBills(bills: readonly ExportedBill[], withHeading = true): string {
  const rows = bills.flatMap(({ lines, ...bill }) =>
    lines.map(({ kind, ...each }) => [
      bill.number,
      bill.contact,
      bill.bill_date,
      bill.expected_date,
      '',
      '',
      memoOf('', bill.payee, bill.contact),
      accounts[kind === 'adjustment' ? 'bill_adjustment' : kind].name,
      each.line.description,
      plainAmount(each.cost_cents),
      taxCode(each, untaxed.exempt),
      plainAmount(taxCents(each)),
      bill.currency.toUpperCase(),
    ]),
  )
  return exactCsvText([...(withHeading ? [quickBooksBillColumns] : []), ...rows])
}
