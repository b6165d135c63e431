import type { Quote } from '@talentplace/contract/billing/prices/quote'
import { writeLines, writeTotal } from '../../../billing/invoices/document-pdf.ts'
import { makePdf, type Pdf } from '../../../platform/pdf/make-pdf.ts'
import { writeHeading, writeTitle } from '../../../platform/pdf/write-heading.ts'
import { writeParties, type PdfParty } from '../../../platform/pdf/write-parties.ts'
import { dayText } from '../../../rules/day-text.ts'
import { moneyText } from '../../../rules/money-text.ts'
import { signedAtText } from '../../../rules/signed-at-text.ts'

export interface SignedAgreement {
  readonly brand: string
  /** Both as they are on the day it is signed. */
  readonly supplier: PdfParty
  readonly client: PdfParty
  readonly version: string
  /** Paragraphs with an empty line between them. */
  readonly text: string
  readonly quote: Quote
  /** E.g. `Visa ending in 4242`; null: signed before cards were chosen for renewals. */
  readonly renewal_card: string | null
  readonly signed_name: string
  readonly signed_date: Date
  /** Of the signer's clock at that instant, in minutes east of UTC; 0: their zone isn't known. */
  readonly signed_offset: number
  /** Of the connection it was signed from. */
  readonly signed_address: string
  readonly order_uuid: string
}

function write(pdf: Pdf, agreement: SignedAgreement): void {
  const { brand, quote, supplier, client } = agreement
  const { document } = quote
  writeTitle(pdf, `${brand} service agreement`)
  pdf.text(`Between ${supplier.name} and ${client.name}`).text(`Edition ${agreement.version}`)
  writeParties(pdf, { heading: 'Supplier', party: supplier }, { heading: 'Client', party: client })
  writeHeading(pdf, 'Your subscription')
  pdf.text(
    `From ${dayText(quote.start_date)}, ${quote.total_hours} hours a month. The first month ends on ${dayText(quote.period_end)}.`,
  )
  pdf.moveDown(0.5)
  writeLines(pdf, document)
  writeTotal(pdf, document, 'Due today')
  pdf.moveDown(0.5)
  pdf.text(
    `Renews on ${dayText(quote.renewal.date)} for ${moneyText(quote.renewal.document.total_cents, document.currency)}.`,
  )
  if (agreement.renewal_card !== null) pdf.text(`Renewals are charged to ${agreement.renewal_card}.`)
  writeHeading(pdf, 'What was agreed')
  for (const paragraph of agreement.text.split('\n\n')) pdf.text(paragraph).moveDown(0.5)
  writeHeading(pdf, 'Signed')
  const { signed_name, signed_date, signed_offset, signed_address } = agreement
  pdf.text(`${signed_name}, ${signedAtText(signed_date, signed_offset)}, from ${signed_address}.`)
  pdf.text(`The same instant in UTC: ${signedAtText(signed_date, 0)}.`)
  pdf.text(`Order ${agreement.order_uuid}.`)
}

/** The signed agreement. The same agreement gives the same bytes, so that its hash proves it. */
export function agreementPdf(agreement: SignedAgreement): Promise<Buffer> {
  const { brand, supplier, signed_date, order_uuid } = agreement
  const number = `Order ${order_uuid}`
  return makePdf({ title: `${brand} service agreement`, number, author: supplier.name, made: signed_date }, (pdf) =>
    write(pdf, agreement),
  )
}
