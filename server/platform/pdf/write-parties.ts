import { pdfMargin, type Pdf } from './make-pdf.ts'

/** Someone that a document is from or to. */
export interface PdfParty {
  readonly name: string
  readonly address: readonly string[]
  readonly tax_numbers: readonly { readonly name: string; readonly number: string }[]
}

interface Named {
  readonly heading: string
  readonly party: PdfParty
}

const width = 236
const second = pdfMargin + 264

function writeParty(pdf: Pdf, { heading, party }: Named, left: number, top: number): number {
  pdf.font('bold').text(heading, left, top, { width }).font('regular')
  const lines = [party.name, ...party.address, ...party.tax_numbers.map(({ name, number }) => `${name} ${number}`)]
  for (const line of lines) pdf.text(line, left, pdf.y, { width })
  return pdf.y
}

/** The legal names, addresses and tax numbers of both parties, side by side. */
export function writeParties(pdf: Pdf, from: Named, to: Named): void {
  pdf.moveDown(1)
  const { y } = pdf
  const below = [writeParty(pdf, from, pdfMargin, y), writeParty(pdf, to, second, y)]
  pdf.x = pdfMargin
  pdf.y = Math.max(...below) + 20
}
