import { apostrophes, foldedLetters, hyphens } from '@talentplace/contract/shared/folded-text'

/** A character as names in a text are compared by it: without accent and case, every apostrophe and every hyphen alike. */
function fold(character: string): string {
  return foldedLetters(character.replace(apostrophes, "'").replace(hyphens, '-'))
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
