import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log/create-log.ts'
import { addDemoSubscriptions } from '../demo/add-demo-subscriptions.ts'
import { openBankingKeys } from './open-banking-keys.ts'
import { addDemoWork } from '../demo/add-demo-work.ts'
import { addDemoHistory } from '../demo/demo-history.ts'
import { createDemoAccounts, demoAccounts } from '../demo/demo-accounts.ts'
import { generateDemoData } from '../demo/generate-demo-data.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { demoSeed } from '../demo/demo-seed.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { openConfiguredDatabase } from './open-database.ts'
import { loadReferenceData } from './reference-data.ts'

const max = 2_000_000
const usage =
  'Use it as: npm run demo -- --assistants 5000 --history 1000000 (whole numbers from 0 to 2,000,000; --history is time of the past).'

interface Requested {
  readonly assistants: number
  readonly history: number
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > max) {
    throw new ConfigurationError(`--${name} can't be '${text}'. ${usage}`)
  }
  return Number(text)
}

/** How many assistants there shall be, and how many entries of past time. */
function requestedData(given: string[], byDefault: number): Requested {
  try {
    const { values } = parseArgs({
      args: given,
      options: {
        assistants: { type: 'string', default: String(byDefault) },
        history: { type: 'string', default: '0' },
      },
    })
    return {
      assistants: wholeNumber('assistants', values.assistants),
      history: wholeNumber('history', values.history),
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    throw new ConfigurationError(`'${given.join(' ')}' isn't understood. ${usage}`)
  }
}

/** `npm run demo`: fills the configured database with invented people until there are as many as asked. */
async function fillWithDemoData(): Promise<void> {
  const configuration = readConfiguration(process.env)
  if (configuration.production) throw new ConfigurationError('NODE_ENV=production refuses demo data.')
  if (configuration.isPublic && !configuration.publicDemo) {
    throw new ConfigurationError(
      'HOST or PUBLIC_URL would show demo accounts to others. Set ALLOW_PUBLIC_DEMO=1 if that is meant.',
    )
  }
  const { assistants, history } = requestedData(process.argv.slice(2), configuration.demoAssistants)
  const log = createLog({ level: 'warn' })
  const { url, stop } = await openConfiguredDatabase(configuration, log)
  const database = openDatabase({ url, log, atStart: true })
  try {
    await migrateDatabase(database.pool)
    await loadReferenceData(database.pool)
    await generateDemoData(database.pool, {
      assistants,
      seed: demoSeed,
      now: systemClock.now(),
      log: (line) => console.log(line),
    })
    await createDemoAccounts(database.pool)
    const { supplier, timeRules: rules, ourBanks: banks, demoCompanies } = configuration
    const deps = { database, databaseUrl: url, supplier, now: systemClock.now() }
    const stories = await addDemoSubscriptions(deps, demoCompanies)
    await addDemoWork({ ...deps, rules, banks, stories, bankingKeys: openBankingKeys(configuration) })
    if (history > 0) {
      await addDemoHistory(database.pool, {
        entries: history,
        now: systemClock.now(),
        log: (line) => console.log(line),
      })
    }
    console.log(`Accounts: ${demoAccounts.map(({ email }) => email).join(', ')}; password ${demoAccounts[0]?.password}`)
  } finally {
    await database.close()
    await stop()
  }
}

try {
  await fillWithDemoData()
} catch (error) {
  endWithOneLine(error)
}
