import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readConfiguration } from '../../app/configuration.ts'
import { accountDeps } from '../../accounts/account-deps.ts'
import { applicationsOperations } from '../../talent/applications.operations.ts'
import { assistantsOperations } from '../../talent/assistants.operations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { loadCityDirectory } from '../../platform/places/city-directory.ts'
import { decidingOperations } from '../../talent/deciding.operations.ts'
import { joiningOperations } from '../../talent/joining.operations.ts'
import { alertFinanceStaff } from '../../desk/finance-access/alert-finance-staff.ts'
import { registrantRecords } from '../../accounts/registration/registrant-records.ts'
import { testBankingKeys } from '../banking-keys.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

export const joiningConfiguration = readConfiguration({
  NODE_ENV: 'test',
  DEMO_DATA: '0',
  PUBLIC_URL: 'https://talentplace.test',
  REGISTRATIONS_PER_ADDRESS: '1000',
})

/** One server process with the operations of applying, deciding, and looking after assistants. */
export async function serveJoining(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  const directory = await loadCityDirectory(database)
  const folder = join(tmpdir(), `talentplace-joining-${randomUUID()}`)
  const configuration = joiningConfiguration
  const jobs = createJobs({ url: database.url, log: pino({ level: 'silent' }) })
  return serveOperations({ database, clock }, (deps) => {
    const accounts = accountDeps({
      ...deps,
      configuration,
      directory,
      jobs,
      bankingKeys: testBankingKeys,
      ...registrantRecords,
      alertFinanceStaff,
    })
    accounts.mailer.work()
    return [
      ...Object.values(joiningOperations(accounts)),
      ...Object.values(applicationsOperations(deps)),
      ...Object.values(decidingOperations({ ...deps, configuration })),
      ...Object.values(assistantsOperations({ ...deps, files: createFolderStore(folder) })),
    ]
  })
}
