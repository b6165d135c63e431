import { decimalParts, printedParts, printedSum, type PrintedHours } from '../../shared/hours-text.ts'
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

interface InLog {
  /** Seconds of all the log's billable time. */
  readonly billable: number
  /** What comes before these entries in the log. */
  readonly before?: LoggedSeconds
}

/** The entries of a log, in its order, as parts of its billable time and of the rest, which comes after it; what doesn't count is on its own. */
function inChains<Part>(
  entries: readonly Logged[],
  { billable, before = { billable: 0, notBillable: 0 } }: InLog,
  partsOf: (seconds: readonly number[], before: number) => readonly Part[],
): Part[] {
  const chain = (of: readonly Logged[], first: number) =>
    partsOf(
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
  return entries.flatMap((entry) => {
    if (!isCounted(entry)) return partsOf([entry.seconds], 0)
    const { value } = chains[entry.billable ? 'billable' : 'notBillable'].next()
    return value === undefined ? [] : [value]
  })
}

/**
 * The entries of a log as they are printed, in its order, so that the billable ones add up to the printed billable time and all of them
 * to the printed total (decision 0138). What doesn't count stands on its own.
 */
export function printedLog(entries: readonly Logged[], about: InLog): PrintedHours[] {
  return inChains(entries, about, printedParts)
}

/** The hours of the same entries for a spreadsheet, to the second: what they add up to rounds to the printed totals. */
export function decimalLog(entries: readonly Logged[], about: InLog): string[] {
  return inChains(entries, about, decimalParts)
}
