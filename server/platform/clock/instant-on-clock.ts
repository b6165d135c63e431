import moment, { type Moment } from 'moment-timezone'

/** An instant (ISO, UTC) on the clock of a zone, by our own zone data; in UTC where there is none. For what writes calendars. */
export function instantOnClock(instant: string, zone: string | null): Moment {
  return zone === null ? moment.utc(instant) : moment.tz(instant, zone)
}
