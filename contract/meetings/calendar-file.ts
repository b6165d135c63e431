import { meetingTitles } from './meeting-titles.ts'
import type { Meeting } from './meeting.routes.ts'

/** An instant as calendars write it, in UTC: `20261123T143000Z`. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** A meeting as an iCalendar file (RFC 5545). */
export function calendarFile({ uuid, kind, start, end }: Pick<Meeting, 'uuid' | 'kind' | 'start' | 'end'>): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talentplace//Meetings//EN',
    'BEGIN:VEVENT',
    `UID:${uuid}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${meetingTitles[kind]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.join('\r\n') + '\r\n'
}
