import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock/clock.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log/create-log.ts'
import { addDemoWork } from '../demo/add-demo-work.ts'
import { createDemoAccounts, demoAccounts } from '../demo/demo-accounts.ts'
import { createDemoSubscriptions } from '../demo/demo-subscriptions.ts'
import { generateDemoData } from '../demo/generate-demo-data.ts'
import { payDemoInvitations } from '../demo/pay-demo-invitations.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { demoSeed } from '../demo/demo-seed.ts'
import { endWithOneLine } from './end-with-one-line.ts'
import { openConfiguredDatabase } from './open-database.ts'
import { loadReferenceData } from './reference-data.ts'

const mostAssistants = 2_000_000
const usage = 'Use it as: npm run demo -- --assistants 5000 (a whole number from 0 to 2,000,000).'

function askedAssistants(given: string[], byDefault: number): number {
  let asked: string | undefined
  try {
    asked = parseArgs({ args: given, options: { assistants: { type: 'string' } } }).values.assistants
  } catch {
    throw new ConfigurationError(`'${given.join(' ')}' isn't understood. ${usage}`)
  }
  if (asked === undefined) return byDefault
  if (!/^\d{1,7}$/.test(asked) || Number(asked) > mostAssistants) {
    throw new ConfigurationError(`--assistants can't be '${asked}'. ${usage}`)
  }
  return Number(asked)
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
  const assistants = askedAssistants(process.argv.slice(2), configuration.demoAssistants)
  const { database, url, stop } = await openConfiguredDatabase(configuration, createLog({ level: 'warn' }))
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
    const { supplier } = configuration
    await createDemoSubscriptions({ database, databaseUrl: url, supplier, now: systemClock.now() })
    await payDemoInvitations({ database, supplier })
    await addDemoWork({ database, now: systemClock.now() })
    console.log(`Accounts: ${demoAccounts.map(({ email }) => email).join(', ')}; password ${demoAccounts[0]?.password}`)
  } finally {
    await stop()
  }
}

try {
  await fillWithDemoData()
} catch (error) {
  endWithOneLine(error)
}
