import { create, type Font, type GlyphRun } from 'fontkit'

/** A font that documents fall back to where theirs has no glyph. */
export interface Typeface {
  /** Unique among all weights and slices, as the file names it. */
  readonly name: string
  /** Letters of it reach above and below a usual line. */
  readonly tall: boolean
  /** Parts of its letters aren’t drawn in the order they are written in. */
  readonly reorders: boolean
  readonly has: (codePoint: number) => boolean
  /** A font of its own for each document: what FontKit remembers of one mustn’t decide the bytes of the next. */
  readonly open: () => Font
}

export function openFont(file: Uint8Array): Font {
  const font = create(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  if ('fonts' in font) throw new Error('A collection of fonts has no glyphs of its own')
  return font
}

/** Features that place marks. */
const withoutMarks = { mark: false, mkmk: false, abvm: false, blwm: false, curs: false, dist: false }

/** Letter after letter, as a font has them. */
function unshaped(font: Font, text: string): GlyphRun {
  const glyphs = font.glyphsForString(text)
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
  const run = {
    glyphs,
    positions,
    // PDFKit scales the positions of a run, and asks for its width then.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
  return run as unknown as GlyphRun
}

/**
 * A font to draw with. FontKit throws for combinations of letters and marks that the author of a font didn’t think of, and a
 * document mustn’t fail for a name: it is set with its marks where they stand by themselves then, or else unshaped.
 */
export function openForDrawing(file: Uint8Array): Font {
  const font = openFont(file)
  const shape = font.layout.bind(font)
  font.layout = (text, features) => {
    for (const requested of [features, withoutMarks]) {
      try {
        return shape(text, requested)
      } catch {
        continue
      }
    }
    return unshaped(font, text)
  }
  return font
}
