import type { BillDeps } from './bill-rules.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { reviewedHalfMonth } from '../../work/reviews/reviewed-until.ts'
import type { ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'

export interface BillWorkDeps extends BillDeps {
  readonly database: Database
  readonly clock: Clock
  readonly timeRules: TimeRules
  readonly log: ItemQueue['log']
}

/** What a run of bills needs. */
export type BillRunDeps = Pick<BillWorkDeps, 'database' | 'clock' | 'timeRules' | 'rules' | 'log'>

/** What a draft is made up with at an instant: the latest half-month whose review is over, the office's day, and our province. */
export function makingUp({ timeRules, rules }: Pick<BillWorkDeps, 'timeRules' | 'rules'>, at: Date) {
  return {
    period: reviewedHalfMonth(timeRules, at),
    bill_date: calendarDay(timeRules.officeZone, at),
    province: rules.supplierProvince,
  }
}
