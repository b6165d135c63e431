import type { Criterion, CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'

/** How the kinds read: several, and one. */
export const kindWords: Readonly<Record<CriterionKind, { readonly several: string; readonly one: string }>> = {
  roles: { several: 'Roles', one: 'Role' },
  skills: { several: 'Skills', one: 'Skill' },
  tools: { several: 'Tools', one: 'Tool' },
  industries: { several: 'Industries', one: 'Industry' },
}

/** What the form of a criterion holds; synonyms one a line. */
export interface CriterionValues {
  readonly value: string
  readonly value_fr: string
  readonly description: string
  readonly synonyms: string
  readonly active: boolean
  readonly version: number
}

export function valuesOf({ value, value_fr, description, synonyms, active, version }: Criterion): CriterionValues {
  return { value, value_fr: value_fr ?? '', description, synonyms: synonyms.join('\n'), active, version }
}

/** The lines of a text that say something, each once, in small letters. */
export function wordsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().toLowerCase())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** As it is sent. */
export function sentOf({ synonyms, ...values }: CriterionValues) {
  return { ...values, synonyms: wordsOf(synonyms) }
}
