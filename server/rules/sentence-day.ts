const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A calendar day (`2026-12-13`) inside a sentence: `Dec 13`, and `Jan 3, 2027` where the year isn't that of `at` (in UTC).
 * Tables, records and documents say `dayText`.
 */
export function sentenceDay(date: string, at: Date): string {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return `${months[month - 1]} ${day}${year === at.getUTCFullYear() ? '' : `, ${year}`}`
}
