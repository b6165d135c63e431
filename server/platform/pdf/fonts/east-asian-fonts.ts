import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Weight } from './font-files.ts'
import { openFont, openForDrawing, type Typeface } from './typeface.ts'

/** Each is cut into some hundred slices, of which a name needs one or two. */
type Family = 'noto-sans-sc' | 'noto-sans-tc' | 'noto-sans-jp' | 'noto-sans-kr'

const eastAsian =
  /[\u1100-\u11FF\u2E80-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{1AFF0}-\u{1B16F}\u{20000}-\u{3FFFF}]/u
const japanese = /[\p{sc=Hira}\p{sc=Kana}]/u

/** Slices that have to be unpacked, by their name. */
export type WantedFonts = Map<string, { readonly address: string; readonly weight: Weight }>

const folder = (family: Family) => new URL('.', import.meta.resolve(`@fontsource-variable/${family}/unicode.json`))
const weights = { regular: 400, bold: 700 } as const

/** The code points of `U+4e00-4e0a,U+4e10`. */
function* pointsOf(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point += 1) yield point
  }
}

const indexes = new Map<Family, Map<number, string>>()

/** Which slice of a family has a code point. */
function indexOf(family: Family): Map<number, string> {
  const known = indexes.get(family)
  if (known) return known
  const slices = JSON.parse(readFileSync(new URL('unicode.json', folder(family)), 'utf8')) as Record<string, string>
  const index = new Map<number, string>()
  for (const [slice, ranges] of Object.entries(slices)) {
    const file = `files/${family}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`
    for (const point of pointsOf(ranges)) index.set(point, new URL(file, folder(family)).href)
  }
  indexes.set(family, index)
  return index
}

/** What this thread has unpacked, by the name of slice and weight. */
const unpacked = new Map<string, Typeface>()

const nameOf = (address: string, weight: Weight) =>
  `${address.split('/').at(-1)?.replace('-wght-normal.woff2', '') ?? ''}-${weight}`

function typefaceOf(file: Buffer, name: string): Typeface {
  const requested = openFont(file)
  return {
    name,
    tall: false,
    reorders: false,
    has: (codePoint) => requested.hasGlyphForCodePoint(codePoint),
    // All slices and weights of a family bear one name, by which PDFKit would take them for one font.
    open: () => Object.defineProperty(openForDrawing(file), 'postscriptName', { value: name }),
  }
}

const familiesFor = (letter: string, isJapanese: boolean): readonly Family[] =>
  /\p{sc=Hang}/u.test(letter)
    ? ['noto-sans-kr']
    : isJapanese
      ? ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr']
      : ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']

/** Whether Chinese letters of a text have their Japanese forms. */
export const isJapanese = (text: string): boolean => japanese.test(text)

/**
 * The slices that may have a letter of Chinese, Japanese or Korean. One that hasn’t been unpacked yet is added to `wanted`, for
 * `unpackFonts`, and nobody knows before that whether another is needed.
 */
export function* eastAsianFontsFor(
  letter: string,
  weight: Weight,
  { japaneseForms, wanted }: { japaneseForms: boolean; wanted: WantedFonts },
): Generator<Typeface | 'wanted'> {
  if (!eastAsian.test(letter)) return
  for (const family of familiesFor(letter, japaneseForms)) {
    const address = indexOf(family).get(letter.codePointAt(0) ?? 0)
    if (address === undefined) continue
    const name = nameOf(address, weight)
    const typeface = unpacked.get(name)
    if (typeface) yield typeface
    else {
      wanted.set(name, { address, weight })
      yield 'wanted'
    }
  }
}

/** Unpacks slices, so that this thread has them from now on: WOFF2 of every weight into TrueType of one. */
export async function unpackFonts(wanted: WantedFonts): Promise<void> {
  const { default: subsetFont } = await import('subset-font')
  for (const [name, { address, weight }] of wanted) {
    const file = await readFile(fileURLToPath(address))
    const variationAxes = { wght: weights[weight] }
    const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const
    unpacked.set(name, typefaceOf(await subsetFont(file, null, options), name))
  }
}
