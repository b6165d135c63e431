import { companyOperations } from '../app/company-operations.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { TestDatabase } from './database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

/** A server of the calls about a client's company. */
export function serveCompanies(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  return serveOperations({ database, clock }, () => Object.values(companyOperations({ database, clock })))
}
