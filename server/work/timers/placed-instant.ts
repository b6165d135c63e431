import { startOfDay } from '../../platform/clock/local-day.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { firstOwnDay } from '../time/entries/changeable.ts'
import type { TimeRules } from '../time/time-rules.ts'
import { eventsStored, firstKnownEvent } from './clear-old-events.ts'

interface Requested {
  readonly now: Date
  readonly zone: string
  readonly rules: TimeRules
}

const firstOwnInstant = ({ now, zone, rules }: Requested) => startOfDay(zone, firstOwnDay(zone, now, rules))

/** Since when a device says that it showed its timer running, as far as that can still be written. */
export function placedSince(given: Date, request: Requested): Date {
  const first = firstOwnInstant(request)
  return given > first ? given : first
}

/**
 * An instant that a browser gave, as far as it can be: not in the future, and not before the days an assistant still writes.
 * @throws HttpError 400 where it is so old that nobody would know whether it was told before
 */
export function placedInstant(given: Date, request: Requested): Date {
  const { now } = request
  if (given > now) return now
  if (given < firstKnownEvent(now)) throw invalidField('at', `That was more than ${eventsStored} days ago.`)
  const first = firstOwnInstant(request)
  return given < first ? first : given
}
