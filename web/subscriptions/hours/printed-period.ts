import type { RolloverHours, PeriodHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { printedParts, printedSum } from '@talentplace/contract/shared/hours-text'

/** A period's hours as they are printed: what there is of them adds up to what is worked and what is left. */
export function printedPeriod(period: PeriodHours) {
  const [prepaid, added, rollover] = printedParts([
    period.prepaid_seconds,
    period.added_seconds,
    period.carried_seconds,
  ])
  const [worked, remaining] = printedParts([period.billable_seconds, period.remaining_seconds])
  return { prepaid, added, rollover: rollover, worked, remaining }
}

/** A line of the ledger as it is printed: what became of the carried hours adds up to them. */
export function printedRunningTotal({ used_seconds, expired_seconds, left_seconds }: RolloverHours) {
  const parts = printedParts([used_seconds, expired_seconds, left_seconds])
  return { rollover: printedSum(parts), used: parts[0], expired: parts[1], left: parts[2] }
}
