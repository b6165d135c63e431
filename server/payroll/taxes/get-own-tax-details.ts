import { getOwnTaxDetails } from '@talentplace/contract/payroll/taxes/tax.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BillRules } from '../bills/bill-rules.ts'
import { readTaxDetails } from './read-tax-details.ts'

export function getOwnTaxDetailsOperation({ database, rules }: { database: Database; rules: BillRules }) {
  return handle(getOwnTaxDetails, (context) =>
    readTaxDetails(database.kysely, { user_uuid: signedIn(context).user_uuid }, rules),
  )
}
