import * as t from '@talentplace/contract/hiring/messages/agreement'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import { partyIn } from '../../../billing/invoices/document-words.ts'
import { writeLines, writeTotal } from '../../../billing/invoices/document-pdf.ts'
import type { DocumentWording } from '../../../billing/invoices/document-wording.ts'
import { writtenIn } from '../../../platform/languages/reader-language.ts'
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
  /** Names of the roles of its lines on the day it was ordered. */
  readonly roles: DocumentWording['roles']
  /** E.g. `Visa ending in 4242`; null: signed before cards were chosen for renewals. */
  readonly renewal_card: string | null
  readonly signed_name: string
  readonly signed_date: Date
  /** Of the signer's clock at that instant, in minutes east of UTC; 0: their zone isn't known. */
  readonly signed_offset: number
  /** Of the connection it was signed from. */
  readonly signed_address: string
  readonly order_uuid: string
  readonly language: Language
  /** It was given first, and the English version of the same edition was signed after it. */
  readonly isGivenFirst: boolean
}

function write(pdf: Pdf, agreement: SignedAgreement): void {
  const { brand, quote, supplier, client } = agreement
  const { document } = quote
  const day = (date: string) => dayText(date, agreement.language)
  writeTitle(pdf, t.title({ brand }))
  pdf.text(t.between({ supplier: supplier.name, client: client.name })).text(t.edition({ version: agreement.version }))
  writeParties(
    pdf,
    { heading: t.supplier(), party: partyIn(supplier) },
    { heading: t.client(), party: partyIn(client) },
  )
  writeHeading(pdf, t.subscription())
  pdf.text(t.period({ from: day(quote.start_date), hours: quote.total_hours, end: day(quote.period_end) }))
  pdf.moveDown(0.5)
  writeLines(pdf, document, agreement.roles)
  writeTotal(pdf, document, t.dueToday())
  pdf.moveDown(0.5)
  const amount = moneyText(quote.renewal.document.total_cents, document.currency, agreement.language)
  pdf.text(t.renewal({ day: day(quote.renewal.date), amount }))
  if (agreement.renewal_card !== null) pdf.text(t.renewalCard({ card: agreement.renewal_card }))
  writeHeading(pdf, t.agreed())
  for (const paragraph of agreement.text.split('\n\n')) pdf.text(paragraph).moveDown(0.5)
  writeHeading(pdf, t.signed())
  const { signed_name, signed_date, signed_offset, signed_address } = agreement
  if (agreement.isGivenFirst) pdf.text(t.givenFirst({ name: signed_name }))
  const instant = (offset: number) => signedAtText(signed_date, offset, agreement.language)
  pdf.text(t.signedBy({ name: signed_name, instant: instant(signed_offset), address: signed_address }))
  pdf.text(t.sameInUtc({ instant: instant(0) }))
  pdf.text(t.order({ number: agreement.order_uuid }))
}

/** The signed agreement. The same agreement gives the same bytes, so that its hash proves it. */
export function agreementPdf(agreement: SignedAgreement): Promise<Buffer> {
  const { brand, supplier, signed_date, order_uuid, language } = agreement
  return writtenIn(language, () => {
    const about = { title: t.title({ brand }), number: t.orderNumber({ number: order_uuid }) }
    return makePdf({ ...about, author: supplier.name, made: signed_date }, (pdf) => write(pdf, agreement))
  })
}
