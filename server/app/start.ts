import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import type { fillNewDatabase } from './fill-new-database.ts'
import { printableConfiguration, readConfiguration, type Configuration } from './configuration.ts'
import { endOnSignals } from './stop-on-signals.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { openConfiguredDatabase, type ConfiguredDatabase } from './open-database.ts'
import { portError, requireFreePort } from './port-check.ts'
import { loadReferenceData } from './reference-data.ts'
import type { RunningServer } from './running-server.ts'
import { startReport, type StartReport } from './start-report.ts'
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
async function prepareDatabase(url: string, configuration: Configuration, report: StartReport, began: number) {
  const { log } = report
  const database = openDatabase({ url, log, atStart: true, tolerant: !configuration.test })
  const gaveWay = (migration: string) => log.warn({ migration }, 'a migration waits for those who use what it changes')
  try {
    await onceReachable(() => migrateDatabase(database.pool, { gaveWay }), longestOutage)
    await onceReachable(() => loadReferenceData(database.pool), longestOutage)
    report.done('Database', 'ready', performance.now() - began)
    await addDemoData({ database, databaseUrl: url, configuration, clock: systemClock, log }, report)
  } finally {
    await database.close()
  }
}

async function addDemoData(filling: Parameters<typeof fillNewDatabase>[0], report: StartReport): Promise<void> {
  const { demo, demoAssistants, demoCompanies } = filling.configuration
  if (!demo) return report.done('Demo data', 'none')
  const began = performance.now()
  const { fillNewDatabase } = await import('./fill-new-database.ts')
  if (!(await fillNewDatabase(filling))) return report.done('Demo data', 'there already')
  const people = `${demoAssistants.toLocaleString('en-CA')} assistants and ${demoCompanies.toLocaleString('en-CA')} companies`
  report.done('Demo data', people, performance.now() - began)
}

async function buildWeb(configuration: Configuration, report: StartReport): Promise<void> {
  const { process: does, production, test } = configuration
  if (does === 'jobs') return report.done('Web app', 'not served by this process')
  if (development) return report.done('Web app', 'with hot reload')
  const began = performance.now()
  if (await buildWebWhenStale({ quick: !production && !test }))
    report.done('Web app', 'built', performance.now() - began)
  else report.done('Web app', 'built already')
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const report = startReport(configuration, { isTerminal: process.stdout.isTTY })
  const { log } = report
  if (report.format === 'json') log.info({ configuration: printableConfiguration(configuration) }, 'configuration')
  await requireFreePort(configuration.port, configuration.host)
  const began = performance.now()
  const version = await productVersion()
  const built = buildWeb(configuration, report)
  // Awaited below; until then a failing build must not count as unhandled.
  built.catch(() => undefined)
  // Reading the product's modules takes seconds: the build and the database begin before.
  const product = Promise.all([import('./running-server.ts'), import('./open-banking-keys.ts')])
  product.catch(() => undefined)
  opened = await openConfiguredDatabase(configuration, log)
  const { database, url } = opened
  await prepareDatabase(url, configuration, report, began)
  const [{ assembleServer }, { lostBankingKeys }] = await product
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
  for (const warning of startWarnings(configuration)) log.warn(warning)
  for (const key of await lostBankingKeys(database, configuration)) {
    log.warn(
      { key },
      'bank details or sign-in secrets are sealed by a key that is not there: give it in BANKING_KEY, or nobody paid by them can be, and nobody with two-step sign-in gets in without a recovery code',
    )
  }
  report.ready(performance.now(), configuration.demo ? (await import('../demo/demo-accounts.ts')).demoAccounts : [])
  if (development) startWebDevelopment(`http://127.0.0.1:${configuration.port}`)
}

try {
  await start()
} catch (error) {
  await running?.stop().catch(() => undefined)
  await opened?.stop().catch(() => undefined)
  if (!ending.started) endWithOneLine(error)
}
