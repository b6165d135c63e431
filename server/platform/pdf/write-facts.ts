import { pdfMargin, type Pdf } from './make-pdf.ts'

const labelWidth = 110

/** What a document says of itself, a fact a line: `Date due    Dec 4th 2026`. */
export function writeFacts(pdf: Pdf, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) {
    const { y } = pdf
    pdf.font('bold').text(label, pdfMargin, y, { width: labelWidth }).font('regular')
    pdf.text(value, pdfMargin + labelWidth, y)
    pdf.x = pdfMargin
  }
}
