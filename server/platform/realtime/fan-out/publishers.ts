import type { Kysely } from 'kysely'
import { afterCommit, databaseOf } from '../../database/after-commit.ts'
import type { Tables } from '../../database/tables.ts'

/** What carries announcements beside the database. */
export interface Publisher {
  /** False: it can't carry anything right now. */
  readonly ready: boolean
  /** Carries an announcement of which the transaction has been committed. */
  publish(payload: string): void
}

const publishers = new WeakMap<Kysely<Tables>, Publisher>()

/** From now on what is announced in transactions of this database goes by the publisher, until the result is called. */
export function announceBy(database: Kysely<Tables>, publisher: Publisher): () => void {
  publishers.set(database, publisher)
  return () => {
    if (publishers.get(database) === publisher) publishers.delete(database)
  }
}

/** Has the database's publisher carry an announcement after the commit. False: there is none, or it can't. */
export function publishAfterCommit(transaction: Kysely<Tables>, payload: string): boolean {
  const database = databaseOf(transaction)
  const publisher = database && publishers.get(database)
  if (!publisher?.ready) return false
  afterCommit(transaction, `announce ${payload}`, () => publisher.publish(payload))
  return true
}
