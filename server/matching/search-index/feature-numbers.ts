import type { Named } from '../candidate-of.ts'
import type { SearchReference } from './reference.ts'

/** Which number stands for which role, skill, tool, self-identification and language. 0 is what nobody can have. */
export interface FeatureNumbers {
  readonly nobody: 0
  readonly roles: ReadonlyMap<number, number>
  readonly skills: ReadonlyMap<number, number>
  readonly tools: ReadonlyMap<number, number>
  readonly selfIdentifications: ReadonlyMap<number, number>
  readonly languages: ReadonlyMap<number, number>
  /** Above the largest number. */
  readonly end: number
}

export function featureNumbers(reference: SearchReference): FeatureNumbers {
  let next = 1
  const number = (items: readonly Named[]) => new Map(items.map(({ id }) => [id, next++] as const))
  return {
    nobody: 0,
    roles: number(reference.roles),
    skills: number(reference.skills),
    tools: number(reference.tools),
    selfIdentifications: number(reference.self_identifications),
    languages: number(reference.languages),
    end: next,
  }
}
