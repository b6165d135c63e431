import { getCompanyOperation } from '../features/clients/company/get-company.ts'
import { getOwnCompanyOperation } from '../features/clients/company/get-own-company.ts'
import { saveCompanyOperation } from '../features/clients/company/save-company.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** What a client company is called, and what its invoices say. */
export function companyOperations({ database, clock }: { database: Database; clock: Clock }) {
  return {
    getOwnCompany: getOwnCompanyOperation({ database, clock }),
    getCompany: getCompanyOperation({ database, clock }),
    saveCompany: saveCompanyOperation({ database, clock }),
  }
}
