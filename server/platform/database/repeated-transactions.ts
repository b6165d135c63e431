import { Kysely, type TransactionBuilder } from 'kysely'
import { doAfterCommit } from './after-commit.ts'
import { againOnCollision } from './collisions.ts'
import type { Tables } from './tables.ts'

/**
 * Kysely, but a transaction that collided with another one is done again. What is given to `execute` may therefore be
 * called several times: it works within the transaction, and what goes out (a processor, a mail server) is asked outside.
 */
export class RepeatedTransactions extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = (work) =>
      againOnCollision(() =>
        doAfterCommit(this, (follow) =>
          once((transaction) => {
            follow(transaction)
            return work(transaction)
          }),
        ),
      )
    return builder
  }
}
