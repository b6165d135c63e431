import { startOfDay } from '../../../platform/clock/local-day.ts'
import { firstOwnDay } from '../entries/changeable.ts'
import type { TimeRules } from '../time-rules.ts'

/** An instant that a browser gave, as far as it can be: not in the future, and not before the days an assistant still writes. */
export function placedInstant(given: Date, { now, zone, rules }: { now: Date; zone: string; rules: TimeRules }): Date {
  if (given > now) return now
  const first = startOfDay(zone, firstOwnDay(zone, now, rules))
  return given < first ? first : given
}
