import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely'
import { doAfterCommit } from './after-commit.ts'
import { againOnCollision } from './collisions.ts'
import type { Turns } from './few-at-once.ts'
import type { Tables } from './tables.ts'

/**
 * Kysely, but a transaction waits for its turn, and one that collided with another one is done again. What is given to `execute` may therefore be
 * called several times: it works within the transaction, and what goes out (a processor, a mail server) is asked outside. So is what needs a
 * transaction of its own.
 */
export class RepeatedTransactions extends Kysely<Tables> {
  readonly #turns: Turns

  constructor(config: KyselyConfig, turns: Turns) {
    super(config)
    this.#turns = turns
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = (work) =>
      againOnCollision(() =>
        doAfterCommit(this, (follow) =>
          this.#turns.take(() =>
            once((transaction) => {
              follow(transaction)
              return work(transaction)
            }),
          ),
        ),
      )
    return builder
  }
}
