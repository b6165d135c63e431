import { printedHours, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import { printedText } from '../../../platform/formatting/printed-hours.ts'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'

type Timed = Pick<TimeEntry, 'seconds' | 'printed'>

/** An entry's time as it is printed: beside the totals of its list so that they add up, else on its own. */
export function entryHours({ seconds, printed }: Timed): PrintedHours {
  return printed ? { seconds, ...printed } : printedHours(seconds)
}

export function entryHoursText(entry: Timed): string {
  return printedText(entryHours(entry))
}
