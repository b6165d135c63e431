import type { Meeting } from './meeting.routes.ts'

const titles = {
  discovery: 'Discovery call',
  matching: 'Matching meeting',
  onboarding: 'Onboarding meeting',
  interview: 'Interview',
} as const

/** An instant as calendars write it, in UTC: `20261123T143000Z`. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** A meeting as an iCalendar file (RFC 5545). */
export function calendarFile({ uuid, kind, start, end }: Meeting): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Talentplace//Meetings//EN',
    'BEGIN:VEVENT',
    `UID:${uuid}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${titles[kind]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.join('\r\n') + '\r\n'
}
