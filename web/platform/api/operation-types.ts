import type { operations } from '@talentplace/contract/operations'
import type { ReplyOf, Sent } from '@talentplace/contract/shared/operation'

type Declared = (typeof operations)[keyof typeof operations]

/** The name of an operation, `feature.verbNoun`. */
export type OperationName = Declared['name']

type ByName = { [Each in Declared as Each['name']]: Each }

type Named<N extends OperationName> = ByName[N]

/** What a call of the operation sends: `params`, `query` and `body`, as far as the contract has them. */
export type Input<N extends OperationName> = Sent<Named<N>>

/** What the operation answers. */
export type Reply<N extends OperationName> = ReplyOf<Named<N>>
