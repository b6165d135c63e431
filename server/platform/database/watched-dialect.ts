import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { LockWatch, type LocksOutOfOrder } from './lock-watch.ts'

type Broken = (error: LocksOutOfOrder) => void
type RolledBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Kysely's driver, with somebody who watches the locks of each transaction. */
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
      watch.see(query.sql)
      return execute(query, options)
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#watches.get(connection)?.begin()
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#watches.get(connection)?.end()
    await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: RolledBack): Promise<void> {
    this.#watches.get(connection)?.end()
    await super.rollbackTransaction(connection)
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
