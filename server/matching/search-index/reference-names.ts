import type { Named } from '../candidate-of.ts'
import type { SearchReference } from './reference.ts'

export interface ReferenceNames {
  readonly roles: ReadonlyMap<number, Named>
  readonly skills: ReadonlyMap<number, Named>
  readonly tools: ReadonlyMap<number, Named>
  readonly languages: ReadonlyMap<number, Named>
}

function byId(items: readonly Named[]): ReadonlyMap<number, Named> {
  return new Map(items.map((item) => [item.id, item]))
}

export function referenceNames(reference: SearchReference): ReferenceNames {
  return {
    roles: byId(reference.roles),
    skills: byId(reference.skills),
    tools: byId(reference.tools),
    languages: byId(reference.languages),
  }
}
