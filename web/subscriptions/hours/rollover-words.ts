import type { RolloverHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { printedRunningTotal } from './printed-period.ts'
import { printedText } from '@talentplace/contract/shared/hours-text'

/** Until when what is left of the carried hours of a period lasts; undefined where nothing is left, or nobody knows. */
export function rolloverUntilText(lines: readonly RolloverHours[], period_start: string): string | undefined {
  const left = lines.filter(({ into, left_seconds, ends_on }) => {
    return into.start === period_start && left_seconds > 0 && ends_on !== null
  })
  const [first] = left
  if (!first?.ends_on) return undefined
  if (left.every(({ ends_on }) => ends_on === first.ends_on)) return `until ${calendarDay(first.ends_on)}`
  return left
    .map((line) => `${printedText(printedRunningTotal(line).left)} until ${calendarDay(line.ends_on ?? '')}`)
    .join(', ')
}

/** What became of carried hours, in a few words. */
export function rolloverLineText(line: RolloverHours): string {
  const { used_seconds, expired_seconds, left_seconds, ends_on } = line
  const printed = printedRunningTotal(line)
  const parts = [
    `${printedText(printed.rollover)} carried`,
    used_seconds > 0 && `${printedText(printed.used)} used`,
    expired_seconds > 0 && `${printedText(printed.expired)} ended`,
    left_seconds > 0 &&
      `${printedText(printed.left)} ${ends_on === null ? 'not used' : `left until ${calendarDay(ends_on)}`}`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
