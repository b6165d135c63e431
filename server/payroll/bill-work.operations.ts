import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { BillRules } from './bills/bill-rules.ts'
import type { TimeRules } from '../work/time/time-rules.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { ItemQueue } from '../platform/jobs/failing-items.ts'
import { calculateBillOperation } from './bills/calculate-bill.ts'
import { createBillOperation } from './bills/create-bill.ts'
import { moveBillOperation } from './bills/move-bill.ts'
import { postBillOperation } from './bills/post-bill.ts'
import { runBillsOperation } from './bills/run-bills.ts'

interface BillConfiguration {
  readonly billRules: BillRules
  readonly timeRules: TimeRules
  readonly supplier: InvoiceParty
}

/** From approved time to money that has arrived. */
export function billWorkOperations(deps: {
  database: Database
  clock: Clock
  log: ItemQueue['log']
  configuration: BillConfiguration
}) {
  const { database, clock, log } = deps
  const { billRules: rules, timeRules, supplier } = deps.configuration
  const all = { database, clock, log, rules, timeRules, supplier }
  return {
    createBill: createBillOperation(all),
    calculateBill: calculateBillOperation(all),
    runBills: runBillsOperation(all),
    postBill: postBillOperation(all),
    moveBill: moveBillOperation(all),
  }
}
