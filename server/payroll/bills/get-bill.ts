import { getBill } from '@talentplace/contract/payroll/bills/bill.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BillRules } from './bill-rules.ts'
import { readBill } from './read-bill.ts'

/** One bill, for whom it pays and for staff. */
export function getBillOperation({ database, clock, rules }: { database: Database; clock: Clock; rules: BillRules }) {
  return handle(getBill, (context, { params }) =>
    readBill(database.kysely, { viewer: signedIn(context), rules, at: clock.now() }, params.uuid),
  )
}
