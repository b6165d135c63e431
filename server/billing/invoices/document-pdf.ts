import * as t from '@talentplace/contract/billing/messages/documents'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import type { InvoiceParty } from './post-invoice.ts'
import type { TaxLine } from '@talentplace/contract/billing/prices/quote'
import type { InvoiceLine } from '@talentplace/contract/billing/invoices/invoice-line'
import type { Currency } from '@talentplace/contract/shared/money'
import { pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { asArtifact } from '../../platform/pdf/tag-content.ts'
import { startTable, runningTotal, endTable, makeRoom, writeRow, type PdfColumn } from '../../platform/pdf/write-row.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { lineText, money } from './document-words.ts'
import type { DocumentWording } from './document-wording.ts'

/** Where the columns of a line begin, in points from the left, and how wide they are. */
const columns = [
  { at: pdfMargin, width: 260 },
  { at: 320, width: 50, align: 'right' },
  { at: 374, width: 82, align: 'right' },
  { at: 460, width: 96 },
] as const satisfies readonly PdfColumn[]
/** Of amounts alone: what they are has the room of the other columns. */
const amountColumns = [{ at: pdfMargin, width: 380 }, columns[3]] as const
const right = columns[3].at + columns[3].width
const sumRow = 20

/** What an invoice and a credit note both have, as it was stored. */
export interface PostedDocument {
  readonly currency: Currency
  readonly supplier: InvoiceParty
  readonly client: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  readonly taxes: readonly TaxLine[]
  readonly subtotal_cents: number
  readonly discount_cents: number
  readonly total_cents: number
}

function writeRule(pdf: Pdf): void {
  asArtifact(pdf, 'Layout', () => {
    pdf.moveTo(pdfMargin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor('#8b938f').stroke()
  })
  pdf.y += 6
}

/** Hours of a role, time to the second, or pieces. */
function quantityOf({ seconds, role_id, kind, quantity }: InvoiceLine): string {
  // A credit note takes time back.
  if (seconds !== undefined) return `${seconds < 0 ? '-' : ''}${exactHoursText(Math.abs(seconds), currentLanguage())}`
  return role_id !== null && kind !== 'adjustment'
    ? `${quantity}${currentLanguage() === 'fr' ? '\u00a0' : ' '}h`
    : String(quantity)
}

/** Every line as it was stored, its role in the language of the document, and then its total; what a page's lines come to is carried to the next. */
export function writeLines(
  pdf: Pdf,
  { lines, taxes, currency }: Pick<PostedDocument, 'lines' | 'taxes' | 'currency'>,
  roles: DocumentWording['roles'] = {},
): void {
  let sum_cents = 0
  const head = () => {
    writeRow(pdf, columns, [t.description(), t.quantity(), t.unit(), t.amount()])
    writeRule(pdf)
  }
  startTable(
    pdf,
    head,
    runningTotal(pdf, columns, () => money(sum_cents, currency)),
  )
  for (const line of lines) {
    const { unit_cents, amount_cents } = line
    const amounts = [money(unit_cents, currency), money(amount_cents, currency)] as const
    writeRow(pdf, columns, [lineText(line, roles), quantityOf(line), ...amounts])
    sum_cents += amount_cents
  }
  // The total stands together, below what it adds up.
  makeRoom(pdf, sumRow * (2 + taxes.length))
  endTable(pdf)
  writeRule(pdf)
}

export function writeAmount(pdf: Pdf, currency: Currency, what: string, cents: number): void {
  writeRow(pdf, amountColumns, [what, money(cents, currency)])
}

type Sums = Pick<PostedDocument, 'currency' | 'taxes' | 'subtotal_cents' | 'discount_cents' | 'total_cents'>

/** The amount before taxes, each tax, and the total. */
export function writeTotal(pdf: Pdf, document: Sums, total = t.total()): void {
  const { currency, taxes, subtotal_cents, discount_cents, total_cents } = document
  writeAmount(pdf, currency, t.beforeTaxes(), subtotal_cents - discount_cents)
  for (const { name, rate_thousandths, amount_cents } of taxes) {
    const rate = (rate_thousandths / 1000).toLocaleString(locales[currentLanguage()], { maximumFractionDigits: 3 })
    writeAmount(pdf, currency, t.tax({ name, rate }), amount_cents)
  }
  pdf.font('bold')
  writeAmount(pdf, currency, total, total_cents)
  pdf.font('regular')
}
