import { getCompanyOperation } from '../../accounts/company/get-company.ts'
import { getOwnCompanyOperation } from '../../accounts/company/get-own-company.ts'
import { saveCompanyOperation } from '../../accounts/company/save-company.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

export function companyOperations(deps: { database: TestDatabase; clock: Clock }) {
  return [getOwnCompanyOperation(deps), getCompanyOperation(deps), saveCompanyOperation(deps)]
}

/** A server of the calls about a client's company. */
export function serveCompanies(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  return serveOperations({ database, clock }, (deps) => companyOperations(deps))
}
