import { printedHours, printedParts, printedSum, type PrintedHours } from '../shared/hours-text.ts'
import type { TimeEntry } from './time-entry.ts'
import { timeEntryStates } from './time-entry.states.ts'

type Logged = Pick<TimeEntry, 'seconds' | 'billable' | 'status'>

/** Seconds that count, of a log or of a part of it. */
export interface LoggedSeconds {
  readonly billable: number
  readonly notBillable: number
}

const isCounted = ({ status }: Logged): boolean => timeEntryStates.is('counted', status)

export function loggedSeconds(entries: readonly Logged[]): LoggedSeconds {
  const sum = (of: readonly Logged[]) => of.reduce((total, { seconds }) => total + seconds, 0)
  const counted = entries.filter(isCounted)
  return {
    billable: sum(counted.filter(({ billable }) => billable)),
    notBillable: sum(counted.filter(({ billable }) => !billable)),
  }
}

/** The totals of a log as they are printed: what is billable and what isn't add up to the total. */
export function printedTotals({ billable, notBillable }: LoggedSeconds) {
  const parts = printedParts([billable, notBillable])
  return { billable: parts[0], notBillable: parts[1], total: printedSum(parts) }
}

/**
 * The entries of a log as they are printed, in its order, so that the billable ones add up to the printed billable time and all of them
 * to the printed total (decision 0138). What doesn't count stands on its own.
 * @param billable seconds of all the log's billable time
 * @param before what comes before these entries in the log
 */
export function printedLog(
  entries: readonly Logged[],
  { billable, before = { billable: 0, notBillable: 0 } }: { billable: number; before?: LoggedSeconds },
): PrintedHours[] {
  const chain = (of: readonly Logged[], first: number) =>
    printedParts(
      of.map(({ seconds }) => seconds),
      first,
    )
  const counted = entries.filter(isCounted)
  const chains = {
    billable: chain(
      counted.filter((entry) => entry.billable),
      before.billable,
    ).values(),
    notBillable: chain(
      counted.filter((entry) => !entry.billable),
      billable + before.notBillable,
    ).values(),
  }
  return entries.map((entry) => {
    const next = isCounted(entry) ? chains[entry.billable ? 'billable' : 'notBillable'].next().value : undefined
    return next ?? printedHours(entry.seconds)
  })
}
