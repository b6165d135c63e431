import { getPayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { PayYearDeps } from './pay-year-deps.ts'
import { readPayYear } from './read-pay-year.ts'

export function getPayYearOperation({ database, clock, officeZone, slipRules }: PayYearDeps) {
  return handle(getPayYear, (context, { query }) =>
    readPayYear(database.kysely, { viewer: signedIn(context), now: clock.now(), officeZone, slipRules }, query),
  )
}
