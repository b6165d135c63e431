import type { Actor } from '@talentplace/contract/testing/access'

/** Whose object a call is about. */
export type Whose = 'own' | 'foreign' | 'absent'

export interface AccessCall {
  /** Below `/api`. */
  readonly path: string
  readonly body?: unknown
  /** Of an operation that moves money. */
  readonly key?: string
}

/** A well-formed call; what it is about may have to be made first. */
export type CallOf = (actor: Actor, whose: Whose) => AccessCall | Promise<AccessCall>

/** A well-formed call of each operation that a feature or a workflow binds: one that is missing doesn't compile. */
export type AccessCalls<Bind extends (...deps: never[]) => object> = Readonly<Record<keyof ReturnType<Bind>, CallOf>>
