import type { Actor, OperationKey } from '@talentplace/contract/testing/access'

/** Whose object a call is about. */
export type Whose = 'own' | 'foreign' | 'absent'

export interface AccessCall {
  /** Below `/api`. */
  readonly path: string
  readonly body?: unknown
  /** Of an operation that moves money. */
  readonly key?: string
}

/** A well-formed call of each of some operations; what the call is about may have to be made first. */
export type AccessCalls = Partial<
  Record<OperationKey, (actor: Actor, whose: Whose) => AccessCall | Promise<AccessCall>>
>
