import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import type { Keyword, KeywordType } from '@talentplace/contract/matching/keyword.routes'
import { maximumKeywordLength, maximumKeywords, maximumMessageLength } from '@talentplace/contract/core/criteria/limits'

export type KeywordGroup = keyof KeywordGroups
export interface EnteredKeyword {
  group: KeywordGroup
  word: string
}

/** The groups in the order chips and suggestions are shown. */
export const keywordGroupOrder = ['roles', 'skills', 'tools', 'default'] as const satisfies readonly KeywordGroup[]

const groupsOfTypes: Record<KeywordType, Exclude<KeywordGroup, 'default'>> = {
  role: 'roles',
  skill: 'skills',
  tool: 'tools',
}

/** The group a keyword of this type is entered into. */
export function groupOfType(type: KeywordType): Exclude<KeywordGroup, 'default'> {
  return groupsOfTypes[type]
}

/** How the chip of a group's word is drawn. */
export const chipKinds = {
  roles: 'role',
  skills: 'skill',
  tools: 'tool',
  default: 'default',
} as const satisfies Record<KeywordGroup, string>

/** Words compare without regard to case and runs of spaces. */
function folded(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase()
}

export function sameWord(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

export function listEntered(keywords: KeywordGroups): EnteredKeyword[] {
  return keywordGroupOrder.flatMap((group) => keywords[group].map((word) => ({ group, word })))
}

export function isEntered(keywords: KeywordGroups, word: string): boolean {
  return listEntered(keywords).some((each) => sameWord(each.word, word))
}

/** In the order they were entered as far as it is known (`order`, oldest first), so that the last chip is the newest. */
export function inOrderEntered(entered: readonly EnteredKeyword[], order: readonly string[]): EnteredKeyword[] {
  const placeOf = ({ word }: EnteredKeyword) => order.findLastIndex((each) => sameWord(each, word))
  return entered.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Adds a word to its group; blank, entered already or one too many changes nothing. */
export function addKeyword(keywords: KeywordGroups, { group, word }: EnteredKeyword): KeywordGroups {
  const longest = group === 'default' ? maximumMessageLength : maximumKeywordLength
  const tidy = word.trim().replace(/\s+/g, ' ').slice(0, longest).trim()
  if (isInvisible(tidy) || isEntered(keywords, tidy) || keywords[group].length >= maximumKeywords) return keywords
  return { ...keywords, [group]: [...keywords[group], tidy] }
}

export function removeKeyword(keywords: KeywordGroups, { group, word }: EnteredKeyword): KeywordGroups {
  return { ...keywords, [group]: keywords[group].filter((each) => !sameWord(each, word)) }
}

/** A word whose kind turned out to be known: moved from the free words into its group. */
export function regroupKeyword(keywords: KeywordGroups, word: string, to: EnteredKeyword): KeywordGroups {
  if (!keywords.default.some((each) => sameWord(each, word))) return keywords
  return addKeyword(removeKeyword(keywords, { group: 'default', word }), to)
}

/** Where typed text belongs: the known keyword it spells exactly, otherwise the free words, as written. */
export function placeTyped(text: string, known: readonly Keyword[]): EnteredKeyword {
  const exact = known.find((each) => sameWord(each.value, text))
  return exact ? { group: groupOfType(exact.type), word: exact.value } : { group: 'default', word: text }
}

/** More words than a keyword has: such a part is of a sentence. */
const longestPart = 6

/**
 * Text typed or pasted with commas: the finished words before the last comma, and what is still being typed. A sentence
 * keeps its commas, since what stands behind one may depend on what stands before: 'no payroll, taxes or audits'.
 */
export function splitTyped(text: string): { finished: string[]; rest: string } {
  const parts = text.split(/[,\n]/)
  if (parts.some((part) => part.trim().split(/\s+/).length > longestPart))
    return { finished: [], rest: text.trimStart() }
  const rest = parts.pop() ?? ''
  return { finished: parts.map((part) => part.trim()).filter((part) => part !== ''), rest: rest.trimStart() }
}
