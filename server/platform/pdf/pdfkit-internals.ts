// oxlint-disable no-underscore-dangle -- PDFKit marks what it keeps to itself
import type { EmbeddedFont } from './read-in-order.ts'

export interface LineOptions extends PDFKit.Mixins.TextOptions {
  /** Points, of the line that is drawn and of the room it has. */
  textWidth?: number
  lineWidth?: number
}

type DrawLine = (text: string, x: number, y: number, options: LineOptions) => void

interface Internals {
  _font: EmbeddedFont
  _fontSize: number
  _fragment: DrawLine
}

/**
 * What PDFKit keeps to itself: a line is drawn with one font, by one function. It is the only place where a line can be drawn
 * with several, after it was broken and before it is placed.
 */
export function internalsOf(pdf: PDFKit.PDFDocument) {
  const own = pdf as unknown as Internals
  const drawLine = own._fragment.bind(pdf)
  return {
    drawLine,
    replaceDrawLine: (draw: DrawLine): void => {
      own._fragment = draw
    },
    font: () => own._font,
    /** Points. */
    size: () => own._fontSize,
    /** Does something with another font. */
    within<T>(font: EmbeddedFont, work: () => T): T {
      const main = own._font
      own._font = font
      try {
        return work()
      } finally {
        own._font = main
      }
    },
  }
}
