const day = 86_400_000

/** So many days after a calendar day (`2026-11-23`), or before it. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10)
}
