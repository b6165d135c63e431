import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MoneyDocument, Quote } from '@talentplace/contract/checkout/quote'
import Pdf from 'pdfkit'
import { boundText } from '../../../platform/pdf/bound-text.ts'
import { dayText } from '../../../rules/day-text.ts'
import { moneyText } from '../../../rules/money-text.ts'

export interface SignedAgreement {
  readonly brand: string
  readonly client: string
  readonly version: string
  /** Paragraphs with an empty line between them. */
  readonly text: string
  readonly quote: Quote
  /** E.g. `Visa ending in 4242`; null: signed before cards were chosen for renewals. */
  readonly renewal_card: string | null
  readonly signed_name: string
  readonly signed_date: Date
  /** Of the connection it was signed from. */
  readonly signed_address: string
  readonly order_uuid: string
}

const fontOf = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${file}`)))
const regular = fontOf('400Regular/Figtree_400Regular.ttf')
const bold = fontOf('700Bold/Figtree_700Bold.ttf')

const margin = 56
const amountWidth = 120

/** A rate as it is written: 9975 is `9.975%`. */
const percent = (rate_thousandths: number) => `${rate_thousandths / 1000}%`

function writeAmount(pdf: PDFKit.PDFDocument, label: string, amount: string): void {
  const width = pdf.page.width - 2 * margin
  pdf.text(label, margin, pdf.y, { width: width - amountWidth, continued: false })
  const next = pdf.y
  pdf.moveUp()
  pdf.text(amount, pdf.page.width - margin - amountWidth, pdf.y, { width: amountWidth, align: 'right' })
  pdf.x = margin
  pdf.y = Math.max(next, pdf.y)
}

function writeLines(pdf: PDFKit.PDFDocument, document: MoneyDocument): void {
  const { currency } = document
  for (const line of document.lines) {
    const label =
      line.kind === 'subscription' ? `${line.description}, ${line.quantity} hours a month` : line.description
    writeAmount(pdf, label, moneyText(line.amount_cents, currency))
  }
  writeAmount(pdf, 'Before tax', moneyText(document.subtotal_cents - document.discount_cents, currency))
  for (const tax of document.taxes) {
    writeAmount(pdf, `${tax.name} ${percent(tax.rate_thousandths)}`, moneyText(tax.amount_cents, currency))
  }
  pdf.font('bold')
  writeAmount(pdf, 'Due today', moneyText(document.total_cents, currency))
  pdf.font('regular')
}

function writeHeading(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.moveDown(0.8).font('bold').fontSize(13).text(text).font('regular').fontSize(10.5).moveDown(0.3)
}

function write(pdf: PDFKit.PDFDocument, agreement: SignedAgreement): void {
  const { brand, quote } = agreement
  const { document } = quote
  pdf.registerFont('regular', regular).registerFont('bold', bold)
  pdf.font('bold').fontSize(20).text(`${brand} service agreement`)
  pdf
    .font('regular')
    .fontSize(10.5)
    .text(`Between ${brand} and ${agreement.client}`)
    .text(`Edition ${agreement.version}`)
  writeHeading(pdf, 'Your subscription')
  pdf.text(
    `From ${dayText(quote.start_date)}, ${quote.total_hours} hours a month. The first month ends on ${dayText(quote.period_end)}.`,
  )
  pdf.moveDown(0.5)
  writeLines(pdf, document)
  pdf.moveDown(0.5)
  pdf.text(
    `Renews on ${dayText(quote.renewal.date)} for ${moneyText(quote.renewal.document.total_cents, document.currency)}.`,
  )
  if (agreement.renewal_card !== null) pdf.text(`Renewals are charged to ${agreement.renewal_card}.`)
  writeHeading(pdf, 'What was agreed')
  for (const paragraph of agreement.text.split('\n\n')) pdf.text(paragraph).moveDown(0.5)
  writeHeading(pdf, 'Signed')
  pdf.text(`${agreement.signed_name}, ${agreement.signed_date.toISOString()}, from ${agreement.signed_address}.`)
  pdf.text(`Order ${agreement.order_uuid}.`)
}

/** The signed agreement. The same agreement gives the same bytes, so that its hash proves it. */
export function agreementPdf(agreement: SignedAgreement): Promise<Buffer> {
  const { brand, client, signed_date } = agreement
  const info = { Title: `${brand} service agreement`, Author: brand, Subject: client, CreationDate: signed_date }
  const pdf = new Pdf({ size: 'LETTER', margin, info, lang: 'en', displayTitle: true })
  const deps: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => deps.push(part))
    pdf.on('end', () => resolve(Buffer.concat(deps)))
    pdf.on('error', reject)
    boundText(pdf)
    write(pdf, agreement)
    pdf.end()
  })
}
