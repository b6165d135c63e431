import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

interface Followed {
  readonly database: Kysely<Tables>
  readonly calls: Map<string, () => void>
}

const followed = new WeakMap<Kysely<Tables>, Followed>()

/**
 * Runs a transaction of `database` by `once`, which names the transaction to `follow` before anything happens in it. What
 * `afterCommit` was asked for is done when it has been committed, in that order; nothing of it when it wasn't.
 */
export async function doAfterCommit<Result>(
  database: Kysely<Tables>,
  once: (follow: (transaction: Kysely<Tables>) => void) => Promise<Result>,
): Promise<Result> {
  const calls: Followed['calls'] = new Map()
  const result = await once((transaction) => followed.set(transaction, { database, calls }))
  for (const call of calls.values()) call()
  return result
}

/** The database whose transaction this is; undefined for one that isn't followed, and outside of a transaction. */
export function databaseOf(transaction: Kysely<Tables>): Kysely<Tables> | undefined {
  return followed.get(transaction)?.database
}

/**
 * Does something once the transaction has been committed; of calls with the same key the first. It must not throw. A crash
 * right after the commit leaves it undone. @throws Error for a transaction that isn't followed
 */
export function afterCommit(transaction: Kysely<Tables>, key: string, call: () => void): void {
  const calls = followed.get(transaction)?.calls
  if (!calls) throw new Error('Nobody would know when this transaction has been committed.')
  if (!calls.has(key)) calls.set(key, call)
}
