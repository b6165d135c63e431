import type { Logger } from 'pino'
import { openDatabase, type Database } from '../platform/database/connection.ts'
import { waitForDatabase } from '../platform/database/wait-for-database.ts'
import { findRunningPostgres } from '../platform/embedded-postgres/running-postgres.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Configuration } from './configuration.ts'

export interface ConfiguredDatabase {
  readonly url: string
  readonly database: Database
  /** Closes the pool and, where we started it, PostgreSQL itself. */
  stop(): Promise<void>
}

/**
 * The database that the configuration names: DATABASE_URL, once it answers, or our own PostgreSQL with its data in
 * DATA_DIR. @throws DatabaseUnreachable @throws EmbeddedPostgresError
 */
export async function openConfiguredDatabase(configuration: Configuration, log: Logger): Promise<ConfiguredDatabase> {
  if (configuration.databaseUrl !== null) {
    await waitForDatabase({ url: configuration.databaseUrl, log: { warn: (message) => log.warn(message) } })
    const database = openDatabase({ url: configuration.databaseUrl, log, tolerant: !configuration.test })
    return { url: configuration.databaseUrl, database, stop: () => database.close() }
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: configuration.dataDir,
    archives: configuration.backup !== null,
    log: {
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
  const database = openDatabase({ url: postgres.url, log, tolerant: !configuration.test })
  return {
    url: postgres.url,
    database,
    async stop() {
      await database.close()
      await postgres.stop()
    },
  }
}

/** As `openConfiguredDatabase`, but beside a server that runs on the same data where there is one. */
export async function reachDatabase(configuration: Configuration, log: Logger): Promise<ConfiguredDatabase> {
  const running = configuration.databaseUrl === null ? await findRunningPostgres(configuration.dataDir) : null
  return openConfiguredDatabase(running === null ? configuration : { ...configuration, databaseUrl: running }, log)
}
