const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Glyph {
  readonly id: number
  readonly advanceWidth: number
}

interface Layout {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly unknown[]
  /** In thousandths of the size. */
  readonly advanceWidth: number
}

/** What PDFKit’s embedded fonts keep to themselves. */
export interface EmbeddedFont {
  readonly name: string
  readonly ascender: number
  readonly scale: number
  /** Its place in the file. */
  ref(): unknown
  readonly subset: { readonly glyphs: number[] }
  /** Of each glyph of the subset, in thousandths of the size, and the letters it stands for. */
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  layout(text: string): Layout
  encode(text: string, features?: readonly string[]): [codes: string[], positions: readonly unknown[]]
}

/** For a glyph that is a part of another’s letter: it has to stand for something, or programs make up a letter. */
const nothing = [0x200b]

/** Which letters each of a letter’s glyphs stands for. */
function readOf(letter: string, glyphs: readonly Glyph[]): (readonly number[])[] {
  const points = [...letter].map((part) => part.codePointAt(0) ?? 0)
  return glyphs.map((_, at) => {
    const own = at === glyphs.length - 1 ? points.slice(at) : points.slice(at, at + 1)
    return own.length > 0 ? own : nothing
  })
}

/**
 * Has a font say that the glyphs of a letter are its parts in the order they are written in, so that programs read what was
 * written: a vowel of Devanagari may stand before its consonant, or one glyph stand for parts of two. Each letter is set with its
 * marks and without its neighbours, of which these scripts take no note.
 */
export function readInOrder(font: EmbeddedFont): void {
  const codes = new Map<string, number>()
  const layoutOne = font.layout.bind(font)
  const layoutEach = (text: string) =>
    [...letters.segment(text)].map(({ segment }) => ({ letter: segment, ...layoutOne(segment) }))

  function codeOf(glyph: Glyph, read: readonly number[]): string {
    const key = `${glyph.id} ${read.join(' ')}`
    const code = codes.get(key) ?? font.subset.glyphs.push(glyph.id) - 1
    codes.set(key, code)
    font.widths[code] = glyph.advanceWidth * font.scale
    font.unicode[code] = read
    return code.toString(16).padStart(4, '0')
  }

  font.layout = (text) => {
    const each = layoutEach(text)
    return {
      glyphs: each.flatMap(({ glyphs }) => glyphs),
      positions: each.flatMap(({ positions }) => positions),
      advanceWidth: each.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    }
  }
  font.encode = (text) => {
    const each = layoutEach(text)
    const encoded = each.flatMap(({ letter, glyphs }) => {
      const read = readOf(letter, glyphs)
      return glyphs.map((glyph, at) => codeOf(glyph, read[at] ?? nothing))
    })
    return [encoded, each.flatMap(({ positions }) => positions)]
  }
}

/** Has a font say of glyphs that are parts of others, such as the points of an Arabic letter, that they are nothing by themselves. */
export function readPartsAsNothing(font: EmbeddedFont): void {
  const encode = font.encode.bind(font)
  font.encode = (...args) => {
    const encoded = encode(...args)
    for (const [code, read] of font.unicode.entries()) if (read.length === 0) font.unicode[code] = nothing
    return encoded
  }
}
