import { getCompany } from '@talentplace/contract/accounts/company/company.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { checkMaySee, readCompany } from './company-row.ts'

export function getCompanyOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getCompany, (context, { params }) => {
    checkMaySee(signedIn(context), params.uuid)
    return readCompany(database.kysely, params.uuid, clock.now())
  })
}
