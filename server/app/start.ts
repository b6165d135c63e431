import type { Logger } from 'pino'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log/create-log.ts'
import { demoAccounts } from '../demo/demo-accounts.ts'
import { fillNewDatabase } from './fill-new-database.ts'
import { printableConfiguration, readConfiguration, type Configuration } from './configuration.ts'
import { endOnSignals } from './end-on-signals.ts'
import { endWithOneLine } from './end-with-one-line.ts'
import { openConfiguredDatabase, type ConfiguredDatabase } from './open-database.ts'
import { portError, requireFreePort } from './port-check.ts'
import { loadReferenceData } from './reference-data.ts'
import { assembleServer, type RunningServer } from './running-server.ts'
import { lostBankingKeys } from './open-banking-keys.ts'
import { startWarnings } from './start-warnings.ts'
import { productVersion } from './product-version.ts'
import { builtWebFolder, buildWebWhenStale, startWebDevelopment } from './web-build.ts'

const development = process.argv.includes('--dev')
/** How long a database that goes away again, or is slow to connect, is waited for at each step. */
const longestOutage = 30_000

let opened: ConfiguredDatabase | undefined
let running: RunningServer | undefined
const ending = endOnSignals({
  drain: () => running?.drain() ?? 0,
  async stop() {
    await running?.stop()
    await opened?.stop()
  },
})

/** What has to be in the database before anyone is served. */
async function load(url: string, configuration: Configuration, log: Logger): Promise<void> {
  const database = openDatabase({ url, log, atStart: true, tolerant: !configuration.test })
  const gaveWay = (migration: string) => log.warn({ migration }, 'a migration waits for those who use what it changes')
  try {
    await onceReachable(() => migrateDatabase(database.pool, { gaveWay }), longestOutage)
    await onceReachable(() => loadReferenceData(database.pool), longestOutage)
    if (configuration.demo)
      await fillNewDatabase({ database, databaseUrl: url, configuration, clock: systemClock, log })
  } finally {
    await database.close()
  }
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const log = createLog({ level: configuration.logLevel })
  log.info({ configuration: printableConfiguration(configuration) }, 'configuration')
  await requireFreePort(configuration.port, configuration.host)
  const version = await productVersion()
  const built = development ? Promise.resolve() : buildWebWhenStale()
  // Awaited below; until then a failing build must not count as unhandled.
  built.catch(() => undefined)
  opened = await openConfiguredDatabase(configuration, log)
  const { database, url } = opened
  await load(url, configuration, log)
  await built
  running = await assembleServer({
    configuration,
    databaseUrl: url,
    database,
    clock: systemClock,
    log,
    version,
    webFolder: development ? null : builtWebFolder,
  })
  running.searchReady.catch((error: unknown) => {
    log.error({ err: error }, 'the search index could not be loaded')
  })
  try {
    await running.server.listen({ port: configuration.port, host: configuration.host })
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, configuration.port, configuration.host)
  }
  console.log(`\n${configuration.brand.name} is at ${configuration.publicUrl}`)
  if (configuration.showsMail) console.log(`Its mail is read at ${configuration.publicUrl}/dev/mail`)
  for (const warning of startWarnings(configuration)) log.warn(warning)
  for (const key of await lostBankingKeys(database, configuration)) {
    log.warn(
      { key },
      'bank details or sign-in secrets are sealed by a key that is not there: give it in BANKING_KEY, or nobody paid by them can be, and nobody with two-step sign-in gets in without a recovery code',
    )
  }
  if (configuration.demo) {
    console.log('\nDemo accounts:')
    for (const { email, password, who } of demoAccounts) console.log(`  ${email.padEnd(20)} ${password}   ${who}`)
  }
  console.log('\nCtrl-C stops it.\n')
  if (development) startWebDevelopment(`http://127.0.0.1:${configuration.port}`)
}

try {
  await start()
} catch (error) {
  await running?.stop().catch(() => undefined)
  await opened?.stop().catch(() => undefined)
  if (!ending.started) endWithOneLine(error)
}
