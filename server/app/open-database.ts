import type { Logger } from 'pino'
import { openDatabase, type Database } from '../platform/database/connection.ts'
import { requirePoolerLimits } from '../platform/database/pooler-limits.ts'
import { waitForDatabase } from '../platform/database/wait-for-database.ts'
import { findRunningPostgres } from '../platform/embedded-postgres/running-postgres.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Configuration } from './configuration.ts'

export interface ConfiguredDatabase {
  /** PostgreSQL itself. */
  readonly url: string
  /** Through the pooler, where there is one. */
  readonly database: Database
  /** Closes the pool and, where we started it, PostgreSQL itself. */
  stop(): Promise<void>
}

/**
 * The database that the configuration names: DATABASE_URL, once it answers, or our own PostgreSQL with its data in
 * DATA_DIR. @throws DatabaseUnreachable @throws EmbeddedPostgresError
 */
export async function openConfiguredDatabase(configuration: Configuration, log: Logger): Promise<ConfiguredDatabase> {
  const { databaseUrl, databaseDirectUrl } = configuration
  if (databaseUrl !== null) {
    const waitLog = { warn: (message: string) => log.warn(message) }
    if (databaseDirectUrl !== null)
      await waitForDatabase({ url: databaseDirectUrl, log: waitLog, variable: 'DATABASE_DIRECT_URL' })
    await waitForDatabase({ url: databaseUrl, log: waitLog })
    const pooled = databaseDirectUrl !== null
    const database = openDatabase({
      url: databaseUrl,
      log,
      pooled,
      tolerant: !configuration.test,
      notifyOfSilence: true,
    })
    if (pooled) await requirePoolerLimits(database)
    return { url: databaseDirectUrl ?? databaseUrl, database, stop: () => database.close() }
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
  const database = openDatabase({ url: postgres.url, log, tolerant: !configuration.test, notifyOfSilence: true })
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
