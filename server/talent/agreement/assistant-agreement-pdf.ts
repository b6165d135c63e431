import type { PageText } from '@talentplace/contract/core/content/content-page'
import { signedAtText } from '../../rules/signed-at-text.ts'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties, type PdfParty } from '../../platform/pdf/write-parties.ts'

export interface SignedText {
  /** Both as they are on the day it is signed. */
  readonly supplier: PdfParty
  readonly assistant: PdfParty
  readonly version: string
  readonly text: PageText
  readonly signed_name: string
  readonly signed_date: Date
  /** Of the connection it was signed from. */
  readonly signed_address: string
  readonly application_uuid: string
}

/** Marked text as a page has it: a link by its words alone, points behind a dot. */
const plain = (text: string): string => text.replaceAll(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1').replaceAll(/^- /gm, '• ')

function writeText(pdf: Pdf, text: string): void {
  for (const paragraph of plain(text).split('\n\n')) if (paragraph !== '') pdf.text(paragraph).moveDown(0.5)
}

/** The signed agreement. The same agreement gives the same bytes. */
export function assistantAgreementPdf(agreement: SignedText): Promise<Buffer> {
  const { supplier, assistant, version, text, signed_name, signed_date, signed_address, application_uuid } = agreement
  const number = `Application ${application_uuid}`
  return makePdf({ title: text.heading, number, author: supplier.name, made: signed_date }, (pdf) => {
    writeTitle(pdf, text.heading)
    writeText(pdf, text.lead)
    pdf.text(`Edition ${version}`)
    writeParties(pdf, { heading: 'Company', party: supplier }, { heading: 'Assistant', party: assistant })
    for (const section of text.sections) {
      writeHeading(pdf, section.heading)
      writeText(pdf, section.text)
      for (const item of section.items) {
        pdf.font('bold').text(plain(item.heading)).font('regular')
        writeText(pdf, item.text)
      }
    }
    writeHeading(pdf, 'Signed')
    pdf.text(`${signed_name}, ${signedAtText(signed_date, 0)}, from ${signed_address}.`)
    pdf.text(
      'By ticking the boxes beside it, the signer confirmed that they had read the agreement, that they work as an independent contractor, and that typing their name is their signature.',
    )
    pdf.text(`Application ${application_uuid}.`)
  })
}
