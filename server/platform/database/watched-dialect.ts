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

type Broken = (error: LocksOutOfOrder) => void
type RolledBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Kysely's driver, which watches the locks of each transaction, and does a statement alone again when it collided. */
class WatchedDriver extends PostgresDriver {
  readonly #watches = new WeakMap<DatabaseConnection, LockWatch>()
  readonly #broken: Broken

  constructor(config: PostgresDialectConfig, broken: Broken) {
    super(config)
    this.#broken = broken
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (!this.#watches.has(connection)) this.#watch(connection)
    return connection
  }

  #watch(connection: DatabaseConnection): void {
    const watch = new LockWatch(this.#broken)
    this.#watches.set(connection, watch)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      if (!watch.isOpen) return againOnCollision(() => execute(query, options))
      watch.see(query.sql)
      return execute(query, options)
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#watches.get(connection)?.begin()
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#watches.get(connection)?.end()
  }

  override async rollbackTransaction(connection: RolledBack): Promise<void> {
    await super.rollbackTransaction(connection)
    this.#watches.get(connection)?.end()
  }
}

export class WatchedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #broken: Broken

  constructor(config: PostgresDialectConfig, broken: Broken) {
    super(config)
    this.#config = config
    this.#broken = broken
  }

  override createDriver(): Driver {
    return new WatchedDriver(this.#config, this.#broken)
  }
}
