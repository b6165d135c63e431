import { offsetAt } from '../../../platform/clock/zones.ts'

/** When a person wants no mail, in times of day of their zone such as `22:00`; `from` may be later than `to`. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

/** Where we are: for people whose zone nobody knows. */
const usualZone = 'America/Toronto'
const digestTime = '08:00'
const minute = 60_000
const day = 24 * 60 * minute

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The clock of the zone at that instant, as if it were UTC. */
function localTime(zone: string, instant: Date): number {
  return instant.getTime() + (offsetAt(zone, instant) ?? 0) * minute
}

/** The first instant after `now` at which the zone's clock shows the time. */
function nextAt(zone: string, time: string, now: Date): Date {
  const midnight = Math.floor(localTime(zone, now) / day) * day
  for (let days = 0; ; days += 1) {
    const local = midnight + days * day + minutesOf(time) * minute
    // The offset of about that instant, which a change of the clock makes another than now's.
    const near = new Date(local - (offsetAt(zone, now) ?? 0) * minute)
    const instant = new Date(local - (offsetAt(zone, near) ?? 0) * minute)
    if (instant.getTime() > now.getTime()) return instant
  }
}

function isQuiet(zone: string, quiet: QuietHours, now: Date): boolean {
  const at = Math.floor((localTime(zone, now) % day) / minute)
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

/**
 * When a notification of `now` is mailed: at once, or in the digest of the next morning; what falls into the quiet hours
 * comes at their end, in one piece.
 */
export function mailTime(
  choice: 'email' | 'digest',
  person: { timezone: string | null; quiet: QuietHours | null },
  now: Date,
): Date {
  const zone = person.timezone !== null && offsetAt(person.timezone, now) !== null ? person.timezone : usualZone
  const wanted = choice === 'email' ? now : nextAt(zone, digestTime, now)
  return person.quiet && isQuiet(zone, person.quiet, wanted) ? nextAt(zone, person.quiet.to, wanted) : wanted
}
