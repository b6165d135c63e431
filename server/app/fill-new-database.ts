import type { Logger } from 'pino'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { addDemoCompanies } from '../demo/companies/add-demo-companies.ts'
import { openBankingKeys } from './open-banking-keys.ts'
import { addDemoWork } from '../demo/add-demo-work.ts'
import { createDemoAccounts } from '../demo/demo-accounts.ts'
import { createDemoSubscriptions } from '../demo/demo-subscriptions.ts'
import { generateDemoData } from '../demo/generate-demo-data.ts'
import { payDemoInvitations } from '../demo/pay-demo-invitations.ts'
import type { Configuration } from './configuration.ts'
import { demoSeed } from '../demo/demo-seed.ts'

/** Demo people and accounts, once: a database that has assistants already is left as it is. */
export async function fillNewDatabase(deps: {
  database: Database
  databaseUrl: string
  configuration: Configuration
  clock: Clock
  log: Logger
}): Promise<void> {
  const { database, databaseUrl, configuration, clock, log } = deps
  const known = await database.kysely.selectFrom('users').select('uuid').limit(1).executeTakeFirst()
  if (known) return
  await generateDemoData(database.pool, {
    assistants: configuration.demoAssistants,
    seed: demoSeed,
    now: clock.now(),
    log: (line) => log.info(line),
  })
  // Its users are what tells a filled database from one whose filling was interrupted.
  await createDemoAccounts(database.pool)
  const { supplier } = configuration
  await createDemoSubscriptions({ database, databaseUrl, supplier, now: clock.now() })
  const stories = await addDemoCompanies(
    { database, databaseUrl, supplier, now: clock.now() },
    configuration.demoCompanies,
  )
  await payDemoInvitations({ database, supplier })
  await addDemoWork({
    database,
    now: clock.now(),
    rules: configuration.timeRules,
    stories,
    bankingKeys: openBankingKeys(configuration),
  })
}
