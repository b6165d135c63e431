import { callByName } from './call.ts'
import type { Input, OperationName, Reply } from './operation-types.ts'

type Query<N extends OperationName> = NonNullable<Input<N>['query']>

/** Operations that answer a page of rows beside their count. */
export type ListOperation = {
  [N in OperationName]: Query<N> extends { pagination?: { sortBy?: string[] } }
    ? Reply<N> extends { count: number }
      ? N
      : never
    : never
}[OperationName]

/** Where a reply keeps its rows. */
type RowsKey<N extends ListOperation> = keyof {
  [K in keyof Reply<N> as Reply<N>[K] extends readonly object[] ? K : never]: K
} &
  keyof Reply<N> &
  string

type Row<List> = List extends readonly (infer Item)[] ? Item : never
type SortKey<Q> = Q extends { pagination?: { sortBy?: (infer Key extends string)[] } } ? Key : never

export interface Paging<Key extends string> {
  readonly limit: number
  readonly offset: number
  sortBy?: Key[]
  sortDesc?: boolean[]
}

export interface SourceOf<N extends ListOperation, K extends RowsKey<N>> {
  readonly name: N
  load(
    query: Partial<Omit<Query<N>, 'pagination'>> & { pagination: Paging<SortKey<Query<N>>> },
    signal?: AbortSignal,
  ): Promise<{ rows: readonly Row<Reply<N>[K]>[]; count: number }>
}

/**
 * An operation that answers a list, as a list screen takes it: its rows stand under `rowsKey` of the reply
 * (`{users, count}`). `params` are those of its path.
 */
export function listSource<N extends ListOperation, K extends RowsKey<N>>(
  name: N,
  rowsKey: K,
  params?: Input<N>['params'],
): SourceOf<N, K> {
  return {
    name,
    async load(query, signal) {
      const reply = (await callByName(name, { params: params as object | undefined, query, signal })) as Record<
        K,
        readonly Row<Reply<N>[K]>[]
      > & {
        count: number
      }
      return { rows: reply[rowsKey], count: reply.count }
    },
  }
}
