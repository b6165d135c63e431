import * as t from '@talentplace/contract/core/messages/meeting-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { MeetingFacts } from '@talentplace/contract/core/calendar/meeting'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { instantOnClock } from '../../platform/clock/instant-on-clock.ts'
import { vtimezone } from '../../platform/clock/vtimezone.ts'
import { offsetAt } from '../../platform/clock/zones.ts'

export interface CalendarEntry {
  readonly meeting: MeetingFacts
  /** Who holds it: replies of calendars go there. */
  readonly organizer: { readonly name: string; readonly email: string }
  /** Whose calendar it is for; nobody else's address stands in it. `name`: null where nobody has shown that it is theirs. */
  readonly attendee: { readonly name: string | null; readonly email: string; readonly hasBooked: boolean }
  readonly title: string
  readonly description: string
  /** Where it is seen or changed; null: nowhere. */
  readonly url: string | null
}

const hour = 3_600_000

/** True within an hour of a change of the clock, which may show the same time twice; calendars take the later one. */
function isAmbiguous({ start, end, timezone }: Pick<MeetingFacts, 'start' | 'end' | 'timezone'>): boolean {
  const before = new Date(Date.parse(start) - hour)
  const after = new Date(Date.parse(end) + hour)
  return offsetAt(timezone, before) !== offsetAt(timezone, after)
}

/** What a meeting is called in a calendar: `Discovery call with Talentplace`. */
export function calendarTitle({ kind }: Pick<MeetingFacts, 'kind'>, brand: string): string {
  return t.titleWith({ kind, brand })
}

/**
 * A meeting as an iCalendar file (RFC 5545, 5546): one that is booked or moved is asked for (`REQUEST`), and a moved one
 * takes the entry's place; a cancelled one (`CANCEL`) removes it. The entry is known by the meeting's uuid, its revision by
 * its number and instant. Times are on the clock of `meeting.timezone`, which the file defines; in UTC where that clock
 * shows them twice.
 */
export function calendarFile({ meeting, organizer, attendee, title, description, url }: CalendarEntry): string {
  const { uuid, start, end, timezone, status, revision, revised } = meeting
  const isCancelled = status === 'cancelled'
  const zone = isAmbiguous(meeting) ? null : vtimezone(timezone, new Date(start))
  const calendar = ical({
    prodId: { company: 'Talentplace', product: 'Meetings', language: currentLanguage().toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    // Without a name: with one, DTSTAMP would be written on that clock, and it has to be in UTC.
    ...(zone !== null && { timezone: { name: null, generator: () => zone } }),
  })
  const at = (instant: string) => instantOnClock(instant, zone === null ? null : timezone)
  calendar.createEvent({
    id: uuid,
    sequence: revision,
    stamp: instantOnClock(revised, null),
    start: at(start),
    end: at(end),
    ...(zone !== null && { timezone }),
    summary: title,
    description,
    ...(meeting.place !== null && {
      location:
        meeting.place.way === 'video' ? meeting.place.at : t.placeAt({ way: meeting.place.way, at: meeting.place.at }),
    }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [
      {
        email: attendee.email,
        ...(attendee.name !== null && { name: attendee.name }),
        role: ICalAttendeeRole.REQ,
        status: attendee.hasBooked ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
        type: ICalAttendeeType.INDIVIDUAL,
        rsvp: false,
      },
    ],
    ...(url !== null && { url }),
  })
  return `${calendar.toString()}\r\n`
}
