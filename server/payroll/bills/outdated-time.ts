import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'

/** Time that may be on a bill: its review is over, its assistant is paid for it, and no posted bill has it. Of `time_entries`, named `entry`. */
export const isToBePaid: RawBuilder<boolean> = sql`entry.status in ${sqlIn(timeEntryStates.sets.reviewed)}
  and entry.payable and entry.bill_uuid is null and entry.removed_date is null`

/**
 * Links of draft bills whose time is another by now, or is paid at another rate; for `from … where`, with `bill`, `line`, `linked`,
 * `entry` and `place`.
 */
export const outdatedLinks: RawBuilder<unknown> = sql`
  va_bills bill
  join va_bill_lines line on line.bill_uuid = bill.uuid
  join va_bill_entries linked on linked.bill_uuid = line.bill_uuid and linked.position = line.position
  join time_entries entry on entry.uuid = linked.time_entry_uuid
  join rate_plans place on place.uuid = line.rate_plan_uuid
  where bill.status = 'draft' and (
    not (${isToBePaid}) or entry.seconds <> linked.seconds or entry.rate_plan_uuid <> line.rate_plan_uuid
    or place.va_rate_cents <> line.unit_cents or place.va_currency <> bill.currency)`
