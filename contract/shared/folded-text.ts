/**
 * How searches compare text: `Préparer`, `PREPARER` and `preparer` are one, and so are `O’Brien` and `OBrien`, `Jean‑Luc` and `jean luc`,
 * `Cœur` and `coeur`. The database has the same as `folded_text`; `folded-text.test.ts` of the server compares the two.
 */

/** Letters that no decomposition takes apart, and a sigma at the end of a word. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}
const undecomposed = /[æœßþøłđðħŧıς]/g

/** What people type as an apostrophe, whatever their keyboard makes of it. */
export const apostrophes = /['\u0060\u00B4\u02B9\u02BB\u02BC\u2018\u2019\u201B\u2032\uFF07]/g

/** What people type as a hyphen or a dash. */
export const hyphens = /[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/** Accents, the points of Hebrew and Arabic, which are left out as often as not, and what shows nothing. The vowels of other scripts stay. */
const marks =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const spaces = /[\t-\r \u0085\u1680\u2028\u2029]+/g
const ascii = /^[\0-\u007E]*$/

/** Small letters without accents; what isn’t a letter stays as it is. */
export function foldedLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const small = text.normalize('NFKD').replaceAll(marks, '').toLowerCase()
  return small.replaceAll(undecomposed, (letter) => letters[letter] ?? letter)
}

/** A text as searches compare it; empty where it holds nothing that can be looked for. */
export function foldedText(text: string): string {
  const plain = foldedLetters(text.replaceAll(apostrophes, '')).replaceAll(apostrophes, '')
  return plain.replaceAll(hyphens, ' ').replaceAll(spaces, ' ').trim()
}
