import bidiFactory from 'bidi-js'
import { eastAsianFontsFor, isJapanese, type WantedFonts } from './east-asian-fonts.ts'
import { fontFile, type Weight } from './font-files.ts'
import { fontsFor, plainFont } from './script-fonts.ts'
import { openFont, type Typeface } from './typeface.ts'

/** A part of a line that one font draws. */
export interface TextRun {
  /** In the order of writing. */
  readonly text: string
  /** FontKit turns it round, since its script is written from right to left. */
  readonly turns: boolean
  /** null: the document’s own. */
  readonly font: Typeface | null
  /** What a reader reads, where it isn’t what is drawn. */
  readonly actual: string | null
}

/** How the lines of one text are set. */
export interface TextSetting {
  /** The same for all settings of a document in which the same text gives the same runs. */
  readonly key: string
  readonly weight: Weight
  /** A Latin letter of it isn’t in the document’s own font: one word in two fonts would look like a mistake. */
  readonly latinFallsBack: boolean
  readonly japaneseForms: boolean
  readonly direction: 'ltr' | 'rtl'
  /** Of letters that were asked for before. */
  readonly fonts: Map<string, Typeface | null | undefined>
  /** Fonts that have to be unpacked first. */
  readonly wanted: WantedFonts
}

// Its types describe its ES module, of which Node loads the CommonJS twin: the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const figtree = openFont(fontFile('figtree', 'regular'))
const own = new Set(figtree.characterSet)
const missing = '\uFFFD'

const mark = /\p{M}/u
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
const unseenButJoiners = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
const rightToLeft =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u

const isFromTheLeft = (letter: string) => /\p{L}/u.test(letter) && !rightToLeft.test(letter)

/** Whether the document’s own font has every letter of a text, as nearly always. */
export function isPlain(text: string): boolean {
  if (/^[\n -~]*$/.test(text)) return true
  for (const letter of text) {
    if (letter !== '\n' && (!own.has(letter.codePointAt(0) ?? 0) || mark.test(letter))) return false
  }
  return true
}

/** A text as it is set: letters composed with their marks, where Unicode has them as one. */
export const asSet = (text: string): string => text.toWellFormed().normalize('NFC').replaceAll('\t', ' ')

export function settingOf(text: string, weight: Weight, wanted: WantedFonts): TextSetting {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  const latinFallsBack = letters.some(
    (letter) => /\p{sc=Latin}/u.test(letter) && !isPlain(letter.replaceAll(unseen, '')),
  )
  const japaneseForms = isJapanese(text)
  // Our documents are English. A text without any letter written from the left stands on its own.
  const direction = rightToLeft.test(text) && !letters.some(isFromTheLeft) ? 'rtl' : 'ltr'
  const key = `${weight} ${direction} ${String(latinFallsBack)} ${String(japaneseForms)}`
  return { key, weight, latinFallsBack, japaneseForms, direction, fonts: new Map(), wanted }
}

function hasAll(font: Typeface, letter: string): boolean {
  for (const part of letter.replaceAll(unseen, '')) if (!font.has(part.codePointAt(0) ?? 0)) return false
  return true
}

function findFont(letter: string, setting: TextSetting): Typeface | null | undefined {
  const { weight, latinFallsBack } = setting
  if (isPlain(letter) && !(latinFallsBack && /\p{sc=Latin}/u.test(letter))) return null
  for (const font of eastAsianFontsFor(letter, weight, setting)) {
    if (font === 'wanted') return undefined
    if (hasAll(font, letter)) return font
  }
  for (const font of fontsFor(letter, weight)) if (hasAll(font, letter)) return font
  return undefined
}

/** The font of a letter with its marks: null for the document’s own, undefined where none has it. */
function fontOf(letter: string, setting: TextSetting): Typeface | null | undefined {
  if (!setting.fonts.has(letter)) setting.fonts.set(letter, findFont(letter, setting))
  return setting.fonts.get(letter)
}

interface Piece extends Omit<TextRun, 'turns'> {
  readonly level: number
}

/** A letter with its marks, or each of them by itself where no font has all. */
function lettersOf(letter: string, setting: TextSetting): readonly string[] {
  const parts = [...letter.replaceAll(unseen, '')]
  return parts.length < 2 || fontOf(letter, setting) !== undefined ? [letter] : parts
}

/** Each letter with its marks, its font, and how deep it stands in text of the other direction (UAX 9). */
function piecesOf(line: string, setting: TextSetting): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, setting.direction)
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const base = setting.direction === 'rtl' ? 1 : 0
  const end = line.trimEnd().length
  const pieces: Piece[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const whole = (mirrored.get(index) ?? segment).replaceAll(unseenButJoiners, '')
    if (whole.replaceAll(unseen, '') === '') continue
    const level = index < end ? (embedding.levels[index] ?? base) : base
    for (const letter of lettersOf(whole, setting)) {
      const font = fontOf(letter, setting)
      if (font === undefined) pieces.push({ text: missing, font: plainFont(setting.weight), actual: letter, level })
      else pieces.push({ text: letter, font, actual: font?.reorders ? letter : null, level })
    }
  }
  return pieces
}

/** A space between two words that are turned or reordered is of their font: it draws both as one, and programs read them in order. */
function withOwnSpaces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const { font, level = 0 } = pieces[at - 1] ?? {}
    const isWhole = font?.reorders === true || level % 2 === 1
    if (piece.text !== ' ' || !font || !isWhole || font !== pieces[at + 1]?.font || !font.has(0x20)) return piece
    return { ...piece, font, actual: font.reorders ? ' ' : null }
  })
}

/** Neighbours that one font draws in one direction, as one. FontKit turns whatever holds a letter of a script from the right itself. */
function joined(pieces: readonly Piece[]): (Piece & TextRun)[] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const [first] = last ?? []
    const alike =
      first?.font === piece.font && first.level === piece.level && (first.actual === null) === (piece.actual === null)
    if (last && alike) last.push(piece)
    else runs.push([piece])
  }
  return runs.flatMap((run) => {
    const [first] = run
    if (!first) return []
    const turns = run.some(({ text }) => rightToLeft.test(text))
    const ordered = first.level % 2 === 1 && !turns ? run.toReversed() : run
    const actual = first.actual === null ? null : run.map((piece) => piece.actual).join('')
    return [{ ...first, text: ordered.map(({ text }) => text).join(''), turns, actual }]
  })
}

/** From the left to the right of the page (UAX 9, L2). */
function inPageOrder(runs: readonly (Piece & TextRun)[]): TextRun[] {
  const ordered = [...runs]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let depth = deepest; depth > 0; depth -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= depth) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to
    }
  }
  return ordered
}

/** The runs of a line, from the left to the right of the page. No letter is left out: one that no font has is a sign that it is missing. */
export function runsOf(line: string, setting: TextSetting): readonly TextRun[] {
  return inPageOrder(joined(withOwnSpaces(piecesOf(line, setting))))
}
