import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { RolloverHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { printedRunningTotal } from './printed-period.ts'
import { printedText } from '../../platform/formatting/printed-hours.ts'

/** Until when what is left of the carried hours of a period lasts; undefined where nothing is left, or nobody knows. */
export function rolloverUntilText(lines: readonly RolloverHours[], period_start: string): string | undefined {
  const left = lines.filter(({ into, left_seconds, ends_on }) => {
    return into.start === period_start && left_seconds > 0 && ends_on !== null
  })
  const [first] = left
  if (!first?.ends_on) return undefined
  if (left.every(({ ends_on }) => ends_on === first.ends_on)) return t.until({ day: calendarDay(first.ends_on) })
  return left
    .map((line) =>
      t.hoursUntil({ hours: printedText(printedRunningTotal(line).left), day: calendarDay(line.ends_on ?? '') }),
    )
    .join(', ')
}

/** What became of carried hours, in a few words. */
export function rolloverLineText(line: RolloverHours): string {
  const { used_seconds, expired_seconds, left_seconds, ends_on } = line
  const printed = printedRunningTotal(line)
  const parts = [
    t.rolloverHours({ hours: printedText(printed.rollover) }),
    used_seconds > 0 && t.usedHours({ hours: printedText(printed.used) }),
    expired_seconds > 0 && t.endedHours({ hours: printedText(printed.expired) }),
    left_seconds > 0 &&
      (ends_on === null
        ? t.unusedHours({ hours: printedText(printed.left) })
        : t.leftUntil({ hours: printedText(printed.left), day: calendarDay(ends_on) })),
  ]
  return parts.filter((part) => part !== false).join(', ')
}
