import { offsetAt } from './zones.ts'

/** The first instant of a calendar day (`YYYY-MM-DD`) on the clock of a zone; UTC's for a zone without a clock. */
export function startOfDay(zone: string, day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const instantBy = (offsetOf: Date) => new Date(asUtc - (offsetAt(zone, offsetOf) ?? 0) * 60_000)
  return instantBy(instantBy(new Date(asUtc)))
}
