import * as t from '@talentplace/contract/core/messages/days'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long before `now` something was (both in milliseconds), up to a week; null beyond that, where a date says more. */
export function ago(instant: number, now: number): string | null {
  const passed = now - instant
  if (passed < minute) return t.justNow()
  if (passed < hour) return t.minutesAgo({ count: Math.floor(passed / minute) })
  if (passed < day) return t.hoursAgo({ count: Math.floor(passed / hour) })
  if (passed < 2 * day) return t.oneDayAgo()
  return passed < 7 * day ? t.daysAgo({ count: Math.floor(passed / day) }) : null
}
