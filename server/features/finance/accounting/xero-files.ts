import { exactCsvText } from '@talentplace/contract/shared/csv'
import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import { plainAmount } from '../../../rules/money-text.ts'
import { accountOfLine, accounts } from './accounts.ts'
import type { ExportedBill, ExportedInvoice, ExportedNote } from './documents-of-month.ts'
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
 * The columns of Xero's template for sales invoices; those with a star are mandatory. Which are, and which are optional, is described at
 * https://xero-help.caltrix.asia/en/articles/12528333-how-to-import-sales-invoice-into-xero ; at
 * https://online.flippingbook.com/view/399081/31/ also that at most 500 invoices go in one file, and that Xero works out total and tax
 * itself. Xero's own template is behind its login and could not be read.
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

/**
 * For credit notes it is the invoices' template with the note's number and date, and amounts above zero:
 * https://spreadsheetbroccoli.com/platforms/xero/import-credit-note-guide and https://spreadsheetbroccoli.com/validate/xero-credit-note
 * say so, and that `Reference` is the invoice. Xero itself could not be read; the guide at https://online.flippingbook.com/view/399081/45
 * knows of no such import and enters them by hand.
 */
export const xeroNoteColumns = xeroInvoiceColumns.map(
  (name) =>
    ({ '*InvoiceNumber': '*CreditNoteNumber', '*InvoiceDate': '*CreditNoteDate', '*DueDate': 'DueDate' })[
      name as string
    ] ?? name,
)

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

interface SalesDocument {
  readonly number: string
  readonly reference: string
  readonly date: string
  readonly due: string
}

function salesRows(
  { client, total_cents, currency, lines }: Pick<ExportedInvoice, 'client' | 'total_cents' | 'currency' | 'lines'>,
  { number, reference, date, due }: SalesDocument,
) {
  const contactOf = contactCells(client)
  const total = plainAmount(total_cents)
  return lines.map((each) => [
    ...contactOf,
    number,
    reference,
    date,
    due,
    total,
    '',
    each.line.description,
    1,
    plainAmount(each.cost_cents),
    '',
    accountOfLine(each.line).number,
    taxCode(each, untaxed),
    plainAmount(taxCents(each)),
    '',
    '',
    '',
    '',
    currency.toUpperCase(),
    '',
  ])
}

/** Amounts are before tax: "tax exclusive" is chosen at the import. */
export function xeroInvoices(invoices: readonly ExportedInvoice[], withHeading = true): string {
  const rows = invoices.flatMap((invoice) =>
    salesRows(invoice, {
      number: invoice.number,
      reference: invoice.po_number,
      date: dayMonthYear(invoice.invoice_date),
      due: dayMonthYear(invoice.due_date),
    }),
  )
  return exactCsvText([...(withHeading ? [xeroInvoiceColumns] : []), ...rows])
}

/** Likewise; what is taken back is above zero. */
export function xeroNotes(notes: readonly ExportedNote[], withHeading = true): string {
  const rows = notes.flatMap((note) =>
    salesRows(note, {
      number: note.number,
      reference: note.invoice_number,
      date: dayMonthYear(note.issue_date),
      due: '',
    }),
  )
  return exactCsvText([...(withHeading ? [xeroNoteColumns] : []), ...rows])
}

export function xeroBills(bills: readonly ExportedBill[], withHeading = true): string {
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
  return exactCsvText([...(withHeading ? [xeroBillColumns] : []), ...rows])
}
