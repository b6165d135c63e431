import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Document from 'pdfkit'
import { boundText, type PdfLimits } from './bound-text.ts'

export type Pdf = PDFKit.PDFDocument

const fontOf = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${file}`)))
const regular = fontOf('400Regular/Figtree_400Regular.ttf')
const bold = fontOf('700Bold/Figtree_700Bold.ttf')

/** Points, on every side of a page. */
export const pdfMargin = 56

/**
 * A letter-size document with the fonts `regular` and `bold`. What is written and `made` decide every byte: the same
 * content gives the same file.
 * @throws DocumentTooLong
 */
export function makePdf(
  about: { title: string; author: string; made: Date; limits?: PdfLimits },
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const info = { Title: about.title, Author: about.author, CreationDate: about.made }
  const pdf = new Document({ size: 'LETTER', margin: pdfMargin, info, lang: 'en', displayTitle: true })
  pdf.registerFont('regular', regular).registerFont('bold', bold)
  pdf.font('regular').fontSize(10.5)
  boundText(pdf, about.limits)
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    write(pdf)
    pdf.end()
  })
}
