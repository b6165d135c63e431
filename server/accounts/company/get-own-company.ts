import { getOwnCompany } from '@talentplace/contract/accounts/company/company.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readCompany } from './company-row.ts'

export function getOwnCompanyOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getOwnCompany, (context) => {
    const { client_uuid } = signedIn(context)
    if (client_uuid === null) throw notFound()
    return readCompany(database.kysely, client_uuid, clock.now())
  })
}
