import { getTaxDetails } from '@talentplace/contract/payroll/taxes/tax.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import type { BillRules } from '../bills/bill-rules.ts'
import { readTaxDetails } from './read-tax-details.ts'

/** Anyone's, for staff. */
export function getTaxDetailsOperation({ database, rules }: { database: Database; rules: BillRules }) {
  return handle(getTaxDetails, (_context, { params: { uuid } }) => readTaxDetails(database.kysely, { uuid }, rules))
}
