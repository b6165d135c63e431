import { fontFile, type Weight } from './font-files.ts'
import { openFont, openForDrawing, type Typeface } from './typeface.ts'

interface ScriptFont {
  readonly family: string
  readonly script: RegExp
  readonly tall?: boolean
  readonly reorders?: boolean
  /** It has no bold letters. */
  readonly light?: boolean
}

/** Signs that are pictures only where someone says so are drawn as signs. */
const notEmoji = /^(?!\p{Emoji_Presentation}|.\uFE0F)/u

/** In the order they are asked. Latin, Greek and Cyrillic letters and most signs are of `noto-sans`. */
const scriptFonts: readonly ScriptFont[] = [
  { family: 'noto-sans-arabic', script: /\p{scx=Arab}/u, tall: true },
  { family: 'noto-sans-hebrew', script: /\p{scx=Hebr}/u },
  { family: 'noto-sans-canadian-aboriginal', script: /\p{scx=Cans}/u },
  { family: 'noto-sans-armenian', script: /\p{scx=Armn}/u },
  { family: 'noto-sans-georgian', script: /\p{scx=Geor}/u },
  { family: 'noto-sans-ethiopic', script: /\p{scx=Ethi}/u },
  { family: 'noto-sans-devanagari', script: /\p{scx=Deva}/u, tall: true, reorders: true },
  { family: 'noto-sans-bengali', script: /\p{scx=Beng}/u, tall: true, reorders: true },
  { family: 'noto-sans-gujarati', script: /\p{scx=Gujr}/u, tall: true, reorders: true },
  { family: 'noto-sans-gurmukhi', script: /\p{scx=Guru}/u, tall: true, reorders: true },
  { family: 'noto-sans-tamil', script: /\p{scx=Taml}/u, tall: true, reorders: true },
  { family: 'noto-sans-telugu', script: /\p{scx=Telu}/u, tall: true, reorders: true },
  { family: 'noto-sans-kannada', script: /\p{scx=Knda}/u, tall: true, reorders: true },
  { family: 'noto-sans-malayalam', script: /\p{scx=Mlym}/u, tall: true, reorders: true },
  { family: 'noto-sans-sinhala', script: /\p{scx=Sinh}/u, tall: true, reorders: true },
  { family: 'noto-sans-thai', script: /\p{scx=Thai}/u, tall: true, reorders: true },
  { family: 'noto-sans-lao', script: /\p{scx=Laoo}/u, tall: true, reorders: true },
  { family: 'noto-sans-khmer', script: /\p{scx=Khmr}/u, tall: true, reorders: true },
  { family: 'noto-sans-myanmar', script: /\p{scx=Mymr}/u, tall: true, reorders: true },
  { family: 'noto-sans', script: notEmoji },
  { family: 'noto-sans-symbols', script: notEmoji },
  { family: 'noto-sans-symbols-2', script: notEmoji, light: true },
  { family: 'noto-emoji', script: /\p{Emoji}/u },
]

const opened = new Map<string, Typeface>()

function typefaceOf({ family, tall = false, reorders = false, light }: ScriptFont, requested: Weight): Typeface {
  const weight = light ? 'regular' : requested
  const name = `${family}-${weight}`
  const known = opened.get(name)
  if (known) return known
  const file = fontFile(family, weight)
  const font = openFont(file)
  const has = (codePoint: number) => font.hasGlyphForCodePoint(codePoint)
  const typeface = { name, tall, reorders, has, open: () => openForDrawing(file) }
  opened.set(name, typeface)
  return typeface
}

/** The font of everything that nobody has said more of: Latin with every mark, Greek, Cyrillic, and the sign of a missing letter. */
export const plainFont = (weight: Weight): Typeface => typefaceOf({ family: 'noto-sans', script: /./u }, weight)

/** The fonts that may have a letter, which are read as they are asked for. */
export function* fontsFor(letter: string, weight: Weight): Generator<Typeface> {
  for (const font of scriptFonts) if (font.script.test(letter)) yield typefaceOf(font, weight)
}
