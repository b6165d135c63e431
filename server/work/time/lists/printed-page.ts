import { loggedSeconds, printedLog, type LoggedSeconds } from '@talentplace/contract/work/time/printed-log'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'

interface Page {
  /** Of the whole filter. */
  readonly total: LoggedSeconds
  /** Of the entries before the page, in the list's order. */
  readonly before: LoggedSeconds
  readonly descending: boolean
}

/**
 * A page's entries with their time as it is printed beside the filter's totals. A list from the newest to the oldest is rounded from its
 * end, as its file is, which begins with the oldest: an entry reads alike in both.
 */
export function printedPage(entries: readonly TimeEntry[], { total, before, descending }: Page): TimeEntry[] {
  const own = loggedSeconds(entries)
  const behind = {
    billable: total.billable - before.billable - own.billable,
    notBillable: total.notBillable - before.notBillable - own.notBillable,
  }
  const inOrder = descending ? entries.toReversed() : entries
  const printed = printedLog(inOrder, { billable: total.billable, before: descending ? behind : before })
  const rows = inOrder.map((entry, at) => {
    const { minutes, hundredths } = printed[at] ?? { minutes: 0, hundredths: 0 }
    return { ...entry, printed: { minutes, hundredths } }
  })
  return descending ? rows.toReversed() : rows
}
