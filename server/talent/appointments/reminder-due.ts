const hour = 3_600_000

/** The reminder that an appointment is due for: a day before it, and an hour before it. */
export function reminderDue(start: Date, now: Date): 'day' | 'hour' | null {
  const left = start.getTime() - now.getTime()
  if (left <= hour) return 'hour'
  return left <= 24 * hour ? 'day' : null
}
