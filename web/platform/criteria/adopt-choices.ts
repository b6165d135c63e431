import { namesNoChoice, readCriteriaAddress } from './criteria-address.ts'
import { changeCriteria, criteriaState } from './criteria-store.ts'

/** False for an empty list, an empty text, and groups of words without any. */
function saysSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).flat().length > 0 : Boolean(value)
}

/**
 * Takes the choices that the sign-up page's address carries (A1.11), where they aren't the kept ones: they are a search
 * of its own then, not the kept project's.
 */
export function adoptChoices(search: string): void {
  const said = namesNoChoice(search) ? null : readCriteriaAddress(search)
  if (said === null) return
  const stored = criteriaState.read().criteria
  const { step: _, ...choices } = said.criteria
  const differs = Object.entries(choices).some(
    ([key, value]) =>
      saysSomething(value) && JSON.stringify(value) !== JSON.stringify(stored[key as keyof typeof stored]),
  )
  if (differs) changeCriteria({ ...choices, uuid: null, project_name: '', cart: [] })
}
