import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { againOnCollision } from './collisions.ts'
import { LockWatch, type LocksOutOfOrder } from './lock-watch.ts'
import { followAnswers, type Unanswered } from './pipeline.ts'

/** A statement before this one failed: nothing is done in its transaction any more. */
const aborted = '25P02'

type RolledBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

interface Watched {
  readonly locks: LockWatch
  readonly unanswered: Unanswered
}

export interface WatchedConfig extends PostgresDialectConfig {
  /** Whether connections send a statement before the last one is answered. */
  readonly pipelines: boolean
  /** What is done about a transaction that leaves the order of locks, e.g. throw. */
  readonly outOfOrder: (error: LocksOutOfOrder) => void
}

/**
 * Kysely's driver, which watches the locks of each transaction, and does a statement alone again when it collided. A transaction's
 * `begin` travels with its first statement, and what it sent ahead (`sendAhead`) at last with its commit.
 */
class WatchedDriver extends PostgresDriver {
  readonly #watched = new WeakMap<DatabaseConnection, Watched>()
  readonly #config: WatchedConfig

  constructor(config: WatchedConfig) {
    super(config)
    this.#config = config
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#of(connection)
    return connection
  }

  #of(connection: DatabaseConnection): Watched {
    const known = this.#watched.get(connection)
    if (known) return known
    const { pipelines, outOfOrder } = this.#config
    const locks = new LockWatch(outOfOrder)
    const unanswered = followAnswers(connection, pipelines)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      if (!locks.isOpen) return againOnCollision(() => execute(query, options))
      locks.see(query.sql)
      try {
        return await execute(query, options)
      } catch (error) {
        if ((error as { code?: unknown }).code === aborted) await unanswered.settle()
        throw error
      }
    }
    const watched = { locks, unanswered }
    this.#watched.set(connection, watched)
    return watched
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { locks, unanswered } = this.#of(connection)
    locks.begin()
    unanswered.clear()
    await unanswered.add(super.beginTransaction(connection, settings))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { locks, unanswered } = this.#of(connection)
    const committed = super.commitTransaction(connection)
    committed.catch(() => undefined)
    await unanswered.settle()
    await committed
    locks.end()
  }

  override async rollbackTransaction(connection: RolledBack): Promise<void> {
    const { locks, unanswered } = this.#of(connection)
    unanswered.clear()
    await super.rollbackTransaction(connection)
    locks.end()
  }
}

export class WatchedDialect extends PostgresDialect {
  readonly #config: WatchedConfig

  constructor(config: WatchedConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new WatchedDriver(this.#config)
  }
}
