import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'

/** A bill stands in a payout that didn't come back. Of `va_bills`. */
export const isInPayout: RawBuilder<boolean> = sql`exists (select from payout_lines
  where payout_lines.bill_uuid = va_bills.uuid and payout_lines.state in ${sqlIn(payoutLineStates.sets.holding)})`

/** Of `va_bills`: what a payout takes, or holds because there is no account for it. */
export const isPayable: RawBuilder<boolean> = sql`
  va_bills.status in ${sqlIn(billStates.sets.payable)} and not ${isInPayout}`
