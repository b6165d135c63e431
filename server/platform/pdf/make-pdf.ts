import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import Document from 'pdfkit'
import { keepBookmarks } from './bookmarks.ts'
import { boundText, type PdfLimits } from './bound-text.ts'
import { unpackFonts, type WantedFonts } from './fonts/east-asian-fonts.ts'
import { fontFile } from './fonts/font-files.ts'
import { writeFooters } from './page-footer.ts'
import { tagContent } from './tag-content.ts'
import { writeAnyScript } from './write-any-script.ts'

export type Pdf = PDFKit.PDFDocument

/** Points, on every side of a page. */
export const pdfMargin = 56

export interface AboutPdf {
  readonly title: string
  /** What tells it from others of its title, where that doesn’t: `Order 1f0c…`. */
  readonly number?: string
  readonly author: string
  readonly made: Date
  readonly limits?: PdfLimits
  /** Without tags: a document so long that saying of each cell what it is would double it. */
  readonly untagged?: boolean
}

function openPdf({ title, author, made, limits, untagged = false }: AboutPdf, wanted: WantedFonts): Pdf {
  const info = { Title: title, Author: author, CreationDate: made }
  const reading = {
    lang: currentLanguage(),
    displayTitle: true,
    tagged: !untagged,
    pdfVersion: '1.7',
  } as const
  const pdf = new Document({ size: 'LETTER', margin: pdfMargin, info, ...reading })
  pdf.registerFont('regular', fontFile('figtree', 'regular')).registerFont('bold', fontFile('figtree', 'bold'))
  pdf.font('regular').fontSize(10.5)
  boundText(pdf, limits)
  writeAnyScript(pdf, wanted)
  return pdf
}

/** The bytes of a document that has been written. */
function bytesOf(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.end()
  })
}

/**
 * A letter-size document with the fonts `regular` and `bold`, and those of other scripts where a text needs them. What is
 * written and `made` decide every byte: the same content gives the same file. `write` is called again where letters needed
 * fonts that this thread hadn’t unpacked before.
 * @throws DocumentTooLong
 */
export async function makePdf(about: AboutPdf, write: (pdf: Pdf) => void): Promise<Buffer> {
  const wanted: WantedFonts = new Map()
  const pdf = openPdf(about, wanted)
  const finishFooters = writeFooters(pdf, [about.title, about.number].filter(Boolean).join(' · '), pdfMargin)
  const finishBookmarks = keepBookmarks(pdf)
  const finishTags = about.untagged ? undefined : tagContent(pdf)
  write(pdf)
  finishTags?.()
  finishBookmarks()
  finishFooters()
  if (wanted.size === 0) return bytesOf(pdf)
  await unpackFonts(wanted)
  return makePdf(about, write)
}
