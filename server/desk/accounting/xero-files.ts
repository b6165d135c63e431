import { exactCsvText } from '@talentplace/contract/shared/csv'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { plainAmount } from '../../rules/money-text.ts'
import { accountOfLine, accounts } from './accounts.ts'
import type { ExportedBill, ExportedInvoice, ExportedNote } from './documents-of-month.ts'
import type { TaxedLine } from '../../rules/taxed-lines.ts'
import { taxCents, taxCode, untaxedCode } from './tax-code.ts'

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

/** As rates of 0% are called there; `Zero Rated (0%)` has to be added where an organization doesn't have it. */
const untaxed = { exempt: 'Tax Exempt (0%)', zeroRated: 'Zero Rated (0%)' }

/** 100% in thousandths of a percent. */
const whole = 100_000

/**
 * The tax that Xero works out for a line: its amount by the rates together, to the nearest cent. It adds those of all lines up
 * (https://developer.xero.com/documentation/guides/how-to-guides/rounding-in-xero), where a document of ours has each tax of its whole amount. Which way it
 * rounds a half isn't said there; here it goes up.
 */
export function xeroLineTax({ cost_cents, taxes }: TaxedLine): number {
  const rate = taxes.reduce((sum, { tax }) => sum + tax.rate_thousandths, 0)
  return Math.sign(cost_cents) * Math.floor((2 * Math.abs(cost_cents) * rate + whole) / (2 * whole))
}

/** What the taxes of a document are more than those that Xero works out for its lines, in cents. */
function roundingCents(lines: readonly TaxedLine[]): number {
  return lines.reduce((sum, line) => sum + taxCents(line) - xeroLineTax(line), 0)
}

const roundingText = 'Rounding of taxes'

/** `31/12/2026`, which Xero reads in every region but the United States. */
const dayMonthYear = (day: string) => day.split('-').toReversed().join('/')

/** The address line by line: ours isn't kept in parts. */
function contactCells(name: string, { address }: InvoiceParty): string[] {
  const lines = [...address.slice(0, 3), address.slice(3).join(', ')]
  return [name, '', ...[0, 1, 2, 3].map((at) => lines[at] ?? ''), '', '', '', '']
}

interface SalesDocument {
  readonly number: string
  readonly reference: string
  readonly date: string
  readonly due: string
}

type Sold = Pick<ExportedInvoice, 'client' | 'contact' | 'total_cents' | 'currency' | 'lines'>

function salesRows(
  { client, contact: name, total_cents, currency, lines }: Sold,
  { number, reference, date, due }: SalesDocument,
) {
  const begin = [...contactCells(name, client), number, reference, date, due, plainAmount(total_cents), '']
  const end = ['', '', '', '', currency.toUpperCase(), '']
  const row = (what: string, cents: number, account: string, code: string, tax_cents: number) => [
    ...begin,
    what,
    1,
    plainAmount(cents),
    '',
    account,
    code,
    plainAmount(tax_cents),
    ...end,
  ]
  const none = untaxedCode(client, untaxed)
  const rounding = roundingCents(lines)
  return [
    ...lines.map((each) =>
      row(
        each.line.description,
        each.cost_cents,
        accountOfLine(each.line).number,
        taxCode(each, none),
        xeroLineTax(each),
      ),
    ),
    ...(rounding === 0 ? [] : [row(roundingText, rounding, accounts.tax.number, untaxed.exempt, 0)]),
  ]
}

/**
 * Amounts are before tax: "tax exclusive" is chosen at the import. Taxes are those that Xero works out itself; where they aren't the document's, a line on the
 * account of sales taxes has the difference.
 */
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

function billRows({ lines, ...bill }: ExportedBill) {
  const begin = [
    ...contactCells(bill.contact, bill.payee),
    bill.number,
    dayMonthYear(bill.bill_date),
    dayMonthYear(bill.expected_date),
    plainAmount(bill.total_cents),
    '',
  ]
  const end = ['', '', '', '', bill.currency.toUpperCase()]
  const row = (what: string, cents: number, account: string, code: string, tax_cents: number) => [
    ...begin,
    what,
    1,
    plainAmount(cents),
    account,
    code,
    plainAmount(tax_cents),
    ...end,
  ]
  const rounding = roundingCents(lines)
  return [
    ...lines.map(({ kind, ...each }) =>
      row(
        each.line.description,
        each.cost_cents,
        accounts[kind === 'adjustment' ? 'bill_adjustment' : kind].number,
        taxCode(each, untaxed.exempt),
        xeroLineTax(each),
      ),
    ),
    ...(rounding === 0 ? [] : [row(roundingText, rounding, accounts.recoverable.number, untaxed.exempt, 0)]),
  ]
}

export function xeroBills(bills: readonly ExportedBill[], withHeading = true): string {
  return exactCsvText([...(withHeading ? [xeroBillColumns] : []), ...bills.flatMap(billRows)])
}
