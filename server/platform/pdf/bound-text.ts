import { DocumentTooLong } from './document-too-long.ts'
import { isPlain } from './fonts/text-runs.ts'
import { wrapLongWords } from './wrap-long-words.ts'

export interface PdfLimits {
  readonly characters: number
  readonly pages: number
}

/** Of what someone waits for: some sixty pages of small print for each megabyte. */
const usualLimits: PdfLimits = { characters: 4_000_000, pages: 1_000 }

type Document = PDFKit.PDFDocument
type TextOptions = PDFKit.Mixins.TextOptions
type WriteText = (text: string, x?: number | TextOptions, y?: number, options?: TextOptions) => Document

/**
 * Has a document wrap long words in linear time, and end where it has grown beyond what anybody reads.
 * @throws DocumentTooLong from `text` and `addPage`
 */
export function boundText(pdf: Document, limits = usualLimits): void {
  const write = pdf.text.bind(pdf) as WriteText
  let characters = 0
  let pages = pdf.bufferedPageRange().count
  pdf.on('pageAdded', () => {
    pages += 1
    if (pages > limits.pages) throw new DocumentTooLong()
  })
  const text: WriteText = (words, x, y, given) => {
    characters += words.length
    if (characters > limits.characters) throw new DocumentTooLong()
    const options = typeof x === 'object' ? x : (given ?? {})
    const left = typeof x === 'number' ? x : pdf.x
    const width = options.width ?? pdf.page.width - left - pdf.page.margins.right
    // PDFKit cuts what doesn’t fit wherever a line ends, also between a letter and its mark.
    const which = isPlain(words) ? 'long' : 'all'
    return write(
      wrapLongWords(words, width, (letter) => pdf.widthOfString(letter), which),
      x,
      y,
      given,
    )
  }
  pdf.text = text as Document['text']
}
