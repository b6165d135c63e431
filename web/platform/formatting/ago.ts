const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long before `now` something was (both in milliseconds), up to a week; null beyond that, where a date says more. */
export function ago(instant: number, now: number): string | null {
  const passed = now - instant
  if (passed < minute) return 'just now'
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`
  if (passed < day) return `${Math.floor(passed / hour)} h ago`
  if (passed < 2 * day) return '1 day ago'
  return passed < 7 * day ? `${Math.floor(passed / day)} days ago` : null
}
