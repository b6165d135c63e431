import { foldedText } from '../../shared/folded-text.ts'

const words = (name: string) => name.split(/\s+/)

/** True for what could be a name at all: it has a letter. */
export function hasLetters(name: string): boolean {
  return /\p{L}/u.test(name)
}

/**
 * True for a name that someone signs with: two words, or the account's own name, whatever its case, accents and spaces are.
 * Some people have one name only.
 */
export function isSignature(typed: string, account_name: string): boolean {
  if (!hasLetters(typed)) return false
  return foldedText(typed) === foldedText(account_name) || words(typed).filter(hasLetters).length >= 2
}
