import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Named, StoredName } from '../candidate-of.ts'
import type { SearchReference } from './reference.ts'

export interface ReferenceNames {
  readonly roles: ReadonlyMap<number, Named>
  readonly skills: ReadonlyMap<number, Named>
  readonly tools: ReadonlyMap<number, Named>
  readonly languages: ReadonlyMap<number, Named>
}

/** The names that everything is written with for readers of a language. */
export function referenceNames(reference: SearchReference, language: Language): ReferenceNames {
  const byId = (items: readonly StoredName[]): ReadonlyMap<number, Named> =>
    new Map(items.map(({ id, value, value_fr }) => [id, { id, value: (language === 'fr' && value_fr) || value }]))
  return {
    roles: byId(reference.roles),
    skills: byId(reference.skills),
    tools: byId(reference.tools),
    languages: byId(reference.languages),
  }
}
