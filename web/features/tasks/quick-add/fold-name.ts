/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}
const apostrophes = /['\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\uFF07`´]/u
const hyphens = /[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/u

/** A character as names are compared by it: without accent and case, every apostrophe and every hyphen alike. */
function fold(character: string): string {
  if (apostrophes.test(character)) return "'"
  if (hyphens.test(character)) return '-'
  const letters = character
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return plain[letters] ?? letters
}

export const foldName = (text: string): string => [...text].map(fold).join('')

/** How much of a text is a folded name, from its beginning; null where it begins otherwise. Accents written apart belong to their letter. */
export function lengthOfName(text: string, folded: string): number | null {
  let found = ''
  let length = 0
  for (const character of text) {
    const next = fold(character)
    if (found === folded && next !== '') break
    found += next
    length += character.length
    if (!folded.startsWith(found)) return null
  }
  return found === folded ? length : null
}
