import { foldedText } from '@talentplace/contract/shared/folded-text'

/** Letters alone: capitals, accents, dots, dashes and spaces don’t matter. */
const lettersOf = (name: string): string => foldedText(name).replaceAll(/[^\p{L}\p{M}]/gu, '')

/** True where someone typed their own name, as people do. */
export function isSameName(typed: string, name: string): boolean {
  return lettersOf(typed) === lettersOf(name)
}
