import type { Weighted } from './sampling.ts'

export interface NamedThing {
  readonly id: number
  /** As it stands inside a sentence. */
  readonly name: string
}

export interface Skill extends NamedThing {
  readonly slug: string
  readonly general: boolean
}

export interface Industry {
  readonly id: number
  readonly slug: string
}

/** A role with what its people know, see and learn, weighted. */
export interface Role extends NamedThing {
  readonly slug: string
  readonly category: string
  readonly skills: Weighted<Skill>
  readonly tools: Weighted<NamedThing>
  readonly industries: Weighted<Industry>
  readonly courses: Weighted<number>
}
