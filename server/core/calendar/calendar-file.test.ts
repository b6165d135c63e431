import type { MeetingFacts } from '@talentplace/contract/core/calendar/meeting'
import ICAL from 'ical.js'
import { sync, type VEvent } from 'node-ical'
import { describe, expect, it, test } from 'vitest'
import { offsetAt } from '../../platform/clock/zones.ts'
import { calendarFile } from './calendar-file.ts'

const uuid = '018f3c2a-5a77-7c61-9d5e-1f2a3b4c5d6e'
const booked = '2026-11-20T15:00:00.000Z'

function meeting(change: Partial<MeetingFacts> = {}): MeetingFacts {
  const start = change.start ?? '2026-11-23T14:30:00.000Z'
  return {
    uuid,
    kind: 'matching',
    start,
    end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
    timezone: 'America/Toronto',
    timezone_offset: -300,
    invitee_name: 'Zoë "Z" O’Hara, Jr.',
    invitee_email: 'zoe@x.test',
    project_uuid: null,
    source: 'own',
    cancel_url: null,
    reschedule_url: null,
    status: 'booked',
    place: { way: 'call_you', at: '+1 (902) 555-0100' },
    revision: 0,
    revised: booked,
    ...change,
  }
}

function file(change: Partial<MeetingFacts> = {}): string {
  const about = meeting(change)
  return calendarFile({
    meeting: about,
    organizer: { name: 'Talentplace', email: 'clients@x.test' },
    attendee: { name: about.invitee_name, email: about.invitee_email, hasBooked: true },
    title: 'Matching meeting with Talentplace',
    description:
      'See or change it: https://talentplace.test/client/meetings/1\nTwo lines; a comma, and a backslash \\.',
    url: 'https://talentplace.test/client/meetings/1',
  })
}

/** As ical.js reads it, with the zone that the file itself defines. */
function readByIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  try {
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      organizer: event.organizer,
      attendees: event.attendees.map((each) => [
        String(each.getFirstValue()).toLowerCase(),
        each.getParameter('partstat'),
      ]),
      stamp: (event.component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
      status: event.component.getFirstPropertyValue('status'),
      zone: event.startDate.zone?.tzid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  } finally {
    ICAL.TimezoneService.reset()
  }
}

/** As node-ical reads it. */
function readByNodeIcal(text: string) {
  const parsed = sync.parseICS(text)
  const event = Object.values(parsed).find((each): each is VEvent => each?.type === 'VEVENT')
  if (!event) throw new Error('no event')
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    stamp: event.dtstamp.toISOString(),
    start: event.start.toISOString(),
    end: event.end?.toISOString(),
    status: event.status,
  }
}

const both = [readByIcalJs, readByNodeIcal] as const

/** What a calendar does with a file (RFC 5546): only a newer revision of an entry replaces or removes it. */
function receive(
  calendar: Map<string, { sequence: number; start: string }>,
  text: string,
  read: (typeof both)[number],
) {
  const { uid, sequence, start, method } = read(text)
  const known = calendar.get(uid)
  if (known !== undefined && sequence <= known.sequence) return
  if (method === 'CANCEL') calendar.delete(uid)
  else calendar.set(uid, { sequence, start })
}

describe.each(both)('a meeting’s calendar file, as %o reads it', (read) => {
  it('is an invitation of that revision, at its instants', () => {
    expect(read(file({ revision: 2, revised: '2026-11-21T09:08:07.000Z' }))).toMatchObject({
      method: 'REQUEST',
      uid: uuid,
      sequence: 2,
      stamp: '2026-11-21T09:08:07.000Z',
      start: '2026-11-23T14:30:00.000Z',
      end: '2026-11-23T15:00:00.000Z',
      status: 'CONFIRMED',
    })
  })

  it('takes the entry’s place when the meeting is moved, to an earlier day too, and removes it when it is cancelled', () => {
    const calendar = new Map<string, { sequence: number; start: string }>()
    receive(calendar, file(), read)
    const earlier = { start: '2026-11-20T21:30:00.000Z', revision: 1, revised: '2026-11-20T16:00:00.000Z' }
    receive(calendar, file(earlier), read)
    expect([...calendar.values()]).toEqual([{ sequence: 1, start: earlier.start }])
    // An older mail that is opened later changes nothing.
    receive(calendar, file(), read)
    expect([...calendar.values()]).toEqual([{ sequence: 1, start: earlier.start }])
    receive(calendar, file({ ...earlier, status: 'cancelled', revision: 2 }), read)
    expect(calendar.size).toBe(0)
  })

  it.each([
    ['America/Toronto', '2026-11-01T05:30:00.000Z', 'an hour that comes twice, the first time'],
    ['America/Toronto', '2026-11-01T07:30:00.000Z', 'after the clock went back'],
    ['America/Toronto', '2026-10-30T13:00:00.000Z', 'before it'],
    ['America/Toronto', '2027-03-14T07:30:00.000Z', 'just after the clock went forward'],
    ['America/Toronto', '2027-03-12T21:30:00.000Z', 'before it'],
    ['America/St_Johns', '2026-11-02T13:30:00.000Z', 'half an hour off'],
    ['America/Regina', '2027-03-15T15:00:00.000Z', 'where the clock never changes'],
    ['America/Vancouver', '2027-01-15T17:00:00.000Z', 'where the clock changes no more'],
    ['Europe/London', '2026-10-25T02:00:00.000Z', 'on the day of another change'],
    ['Pacific/Auckland', '2027-04-05T21:00:00.000Z', 'where summer is in January'],
  ])('in %s is at %s: %s', (timezone, start) => {
    expect(read(file({ timezone, start })).start).toBe(start)
  })
})

it('names who holds it and who is invited, and keeps every letter', () => {
  expect(readByIcalJs(file())).toMatchObject({
    summary: 'Matching meeting with Talentplace',
    description:
      'See or change it: https://talentplace.test/client/meetings/1\nTwo lines; a comma, and a backslash \\.',
    location: 'We’ll call you at +1 (902) 555-0100',
    organizer: 'mailto:clients@x.test',
    attendees: [['mailto:zoe@x.test', 'ACCEPTED']],
    zone: 'America/Toronto',
  })
  for (const line of file().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the zone in the file is that of our own zone data, hour by hour around each change', () => {
  for (const timezone of ['America/Toronto', 'America/Halifax', 'America/Edmonton', 'America/Vancouver']) {
    const calendar = new ICAL.Component(ICAL.parse(file({ timezone })) as unknown[])
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    for (let at = Date.parse('2026-01-15T12:00:00Z'); at < Date.parse('2027-10-01T00:00:00Z'); at += 36 * 3_600_000) {
      const offset = offsetAt(timezone, new Date(at)) ?? 0
      const local = new Date(at + offset * 60_000).toISOString().slice(0, 19)
      expect(zone.utcOffset(ICAL.Time.fromDateTimeString(local)) / 60, `${timezone} ${local}`).toBe(offset)
    }
  }
})
