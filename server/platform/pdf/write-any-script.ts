import type { WantedFonts } from './fonts/east-asian-fonts.ts'
import type { Typeface } from './fonts/typeface.ts'
import { asSet, isPlain, runsOf, settingOf, type TextRun, type TextSetting } from './fonts/text-runs.ts'
import { internalsOf, type LineOptions } from './pdfkit-internals.ts'
import { readInOrder, readPartsAsNothing, type EmbeddedFont } from './read-in-order.ts'

type Document = PDFKit.PDFDocument
type TextOptions = PDFKit.Mixins.TextOptions
type WriteText = (text: string, x?: number | TextOptions, y?: number, options?: TextOptions) => Document

/** Languages without spaces, whose words a dictionary tells apart. */
const spaceless = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const withBreaks = (text: string): string =>
  text.replaceAll(spaceless, (part) => [...thaiWords.segment(part)].map(({ segment }) => segment).join('\u200B'))

/** A run with its width, in parts of the size. */
interface MeasuredRun {
  readonly run: TextRun
  readonly width: number
}

/** Words come again in a document; none needs more than that of them. */
const maxRemembered = 20_000

/** PDFKit sets word after word from the left, unless it thinks that features of the font reach across them. */
function optionsOf({ turns, text, font }: TextRun): TextOptions {
  if (turns) return { features: [] }
  if (font === null || !/^[\p{sc=Latin}\p{sc=Common}]+$/u.test(text)) return {}
  // A font may draw `ị` of two glyphs, of which the second stands for no letter: programs would read something invisible in a name.
  return { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }
}

/**
 * Has a document write every script: each line is set in runs of the font that has its letters, in the order its script is
 * read. Measuring, breaking and drawing use the same runs. What the document’s own font has is drawn as without it.
 * `wanted` receives the fonts that have to be unpacked, before the document is drawn again.
 */
export function writeAnyScript(pdf: Document, wanted: WantedFonts): void {
  const internals = internalsOf(pdf)
  const measureOwn = pdf.widthOfString.bind(pdf)
  const measureHeight = pdf.heightOfString.bind(pdf)
  const write = pdf.text.bind(pdf) as WriteText
  const fonts = new Map<Typeface, EmbeddedFont>()
  const remembered = new Map<string, readonly MeasuredRun[]>()
  let current: TextSetting | null = null

  const weight = () => (internals.font().name.endsWith('Bold') ? 'bold' : 'regular')
  const isOwn = (text: string) => isPlain(text) && !current?.latinFallsBack

  function fontOf({ font }: TextRun): EmbeddedFont {
    if (font === null) return internals.font()
    const known = fonts.get(font)
    if (known) return known
    const opened = internals.within(internals.font(), () => {
      pdf.font(font.open() as unknown as PDFKit.Mixins.PDFFontSource)
      return internals.font()
    })
    if (font.reorders) readInOrder(opened)
    else readPartsAsNothing(opened)
    fonts.set(font, opened)
    return opened
  }

  function measured(text: string): readonly MeasuredRun[] {
    const setting = current ?? settingOf(text, weight(), wanted)
    const key = `${setting.key} ${text}`
    const known = remembered.get(key)
    if (known) return known
    const runs = runsOf(asSet(text), setting).map((run) => ({
      run,
      width: internals.within(fontOf(run), () => measureOwn(run.text, optionsOf(run))) / internals.size(),
    }))
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(key, runs)
    return runs
  }

  const widthOf = (runs: readonly MeasuredRun[]) => runs.reduce((sum, { width }) => sum + width, 0) * internals.size()

  function drawRun(run: TextRun, at: { x: number; y: number; width: number }, options: LineOptions): void {
    const font = fontOf(run)
    // One line, one baseline.
    const drop = ((internals.font().ascender - font.ascender) / 1000) * internals.size()
    const own = { ...options, ...optionsOf(run), align: 'left' as const, textWidth: at.width }
    if (run.actual !== null) pdf.markContent('Span', { actual: run.actual })
    internals.within(font, () => internals.drawLine(run.text, at.x, at.y + drop, own))
    if (run.actual !== null) pdf.endMarkedContent()
  }

  function drawLine(text: string, x: number, y: number, options: LineOptions): void {
    if (isOwn(text)) return internals.drawLine(text, x, y, options)
    const runs = measured(text.trimEnd())
    const room = (options.lineWidth ?? 0) - widthOf(runs)
    let left = x + (options.align === 'right' ? room : options.align === 'center' ? room / 2 : 0)
    for (const { run, width } of runs) {
      const points = width * internals.size()
      drawRun(run, { x: left, y, width: points }, options)
      left += points
    }
  }

  function writeWith<T>(setting: TextSetting | null, work: () => T): T {
    const outer = current
    current = setting
    try {
      return work()
    } finally {
      current = outer
    }
  }

  function setIn(given: string) {
    const words = withBreaks(asSet(given))
    const setting = settingOf(words, weight(), wanted)
    // Letters that reach further than the document’s own need room between lines.
    const lineGap = runsOf(words, setting).some(({ font }) => font?.tall) ? internals.size() / 4 : 0
    return { words, setting, lineGap }
  }

  const text: WriteText = (given, x, y, options) => {
    if (isPlain(given)) return writeWith(null, () => write(given, x, y, options))
    const { words, setting, lineGap } = setIn(given)
    return writeWith(setting, () =>
      typeof x === 'object' ? write(words, { lineGap, ...x }) : write(words, x, y, { lineGap, ...options }),
    )
  }

  internals.replaceDrawLine(drawLine)
  pdf.widthOfString = (words, options) => (isOwn(words) ? measureOwn(words, options) : widthOf(measured(words)))
  pdf.text = text as Document['text']
  pdf.heightOfString = (given, options) => {
    if (isPlain(given)) return writeWith(null, () => measureHeight(given, options))
    const { words, setting, lineGap } = setIn(given)
    return writeWith(setting, () => measureHeight(words, { lineGap, ...options }))
  }
}
