import type { Logger } from 'pino'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { addDemoSubscriptions } from '../demo/add-demo-subscriptions.ts'
import { openBankingKeys } from './open-banking-keys.ts'
import { addDemoApplications } from '../demo/demo-applications.ts'
import { addDemoWork } from '../demo/add-demo-work.ts'
import { createDemoAccounts } from '../demo/demo-accounts.ts'
import { checkDueHealth } from '../subscriptions/care/check-health.ts'
import { updateRoleSearches } from '../hiring/match-board/update-role-searches.ts'
import { generateDemoData } from '../demo/generate-demo-data.ts'
import type { Configuration } from './configuration.ts'
import { demoSeed } from '../demo/demo-seed.ts'

/**
 * Demo people and accounts, once: a database that has assistants already is left as it is.
 * @returns whether they were added
 */
export async function fillNewDatabase(start: {
  database: Database
  databaseUrl: string
  configuration: Configuration
  clock: Clock
  log: Logger
}): Promise<boolean> {
  const { database, databaseUrl, configuration, clock, log } = start
  const known = await database.kysely.selectFrom('users').select('uuid').limit(1).executeTakeFirst()
  if (known) return false
  await generateDemoData(database.pool, {
    assistants: configuration.demoAssistants,
    seed: demoSeed,
    now: clock.now(),
    log: (line) => log.info(line),
  })
  // Its users are what tells a filled database from one whose filling was interrupted.
  await createDemoAccounts(database.pool)
  await addDemoApplications(database, clock.now())
  const { supplier, timeRules: rules, ourBanks: banks, demoCompanies } = configuration
  const deps = { database, databaseUrl, supplier, now: clock.now() }
  const stories = await addDemoSubscriptions(deps, demoCompanies)
  await addDemoWork({ ...deps, rules, banks, stories, bankingKeys: openBankingKeys(configuration) })
  // What jobs keep is there at the first look.
  await updateRoleSearches({ database, clock })
  await checkDueHealth({ database, clock })
  return true
}
