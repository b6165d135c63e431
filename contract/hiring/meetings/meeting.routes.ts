import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { email, phoneExtension, phoneNumber, requiredText } from '../../accounts/account-fields.ts'
import { givenInstant } from '../../shared/given-date.ts'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'
import { paging } from '../../shared/paging.ts'
import { zoneId } from '../../shared/zone.ts'
import { clientMeetingKind, meeting, meetingKind, meetingStatus, meetingWay } from '../../core/calendar/meeting.ts'
import { humanText } from '../../shared/human-text.ts'

const instant = givenInstant()
const link = z.url({ protocol: /^https$/, error: () => fields.httpsAddress() }).max(500)

/** A free time of ours; the offsets are minutes east of UTC at that instant. */
export const slot = z.object({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  timezone_offset: z.int(),
  office_offset: z.int(),
})
export type Slot = z.infer<typeof slot>

/** Our own free times of the next 14 days, as the clock of `timezone` and that of our office show them. */
export const listSlots = operation({
  name: 'meetings.listSlots',
  method: 'GET',
  path: '/meetings/slots',
  summary: 'Free times for a meeting with us',
  caller: 'anyone',
  query: z.object({ kind: meetingKind, timezone: zoneId.optional() }),
  reply: z.object({
    slots: z.array(slot),
    count: z.int(),
    timezone: z.string(),
    /** The zone whose business hours these are. */
    office_timezone: z.string(),
  }),
})

/**
 * Where it is wanted, in one of the ways on offer (`meeting_ways` of the installation). Left out: the video call where there
 * is one, else our number, else the caller's own. `phone_number`: where we call; left out: the caller's own.
 */
const wantedPlace = z.object({
  way: meetingWay,
  phone_number: phoneNumber.optional(),
  /** Goes with `phone_number`. */
  phone_extension: phoneExtension.optional(),
})

/**
 * B8.3: without `external_id` one of our own slots is taken (409 `slot_taken` when someone was quicker); with it a
 * meeting made in another calendar is recorded, and the same id again changes that record.
 */
export const bookMeeting = operation({
  name: 'meetings.bookMeeting',
  method: 'POST',
  path: '/client/{id}/calendly_event',
  summary: 'Book one of our free times, or record a meeting booked elsewhere',
  caller: ['client', 'admin_meeting.edit'],
  params: z.object({ id: uuid }),
  body: z.object({
    kind: clientMeetingKind,
    start: instant,
    /** Of an own slot it is known. */
    end: instant.optional(),
    timezone: zoneId,
    /** The caller's own when left out. */
    invitee_name: requiredText.optional(),
    invitee_email: email.optional(),
    note: humanText().max(2000).default(''),
    place: wantedPlace.optional(),
    project_uuid: uuid.optional(),
    external_id: z.string().trim().min(1).max(200).optional(),
    cancel_url: link.optional(),
    reschedule_url: link.optional(),
    status: meetingStatus.default('booked'),
  }),
  reply: meeting,
  failures: [
    '404 not_found',
    '409 enough_meetings',
    '409 meeting_known',
    '409 slot_taken',
    '429 too_many',
    '429 too_many_created',
    '429 too_many_mails',
  ],
})

/** A discovery call of someone without an account. */
export const bookDiscoveryCall = operation({
  name: 'meetings.bookDiscoveryCall',
  method: 'POST',
  path: '/meetings',
  summary: 'Book a discovery call without an account',
  caller: 'anyone',
  body: z.object({
    start: instant,
    timezone: zoneId,
    invitee_name: requiredText,
    invitee_email: email,
    note: humanText().max(2000).default(''),
    place: wantedPlace.optional(),
  }),
  reply: meeting,
  failures: ['409 slot_taken', '429 too_many', '429 too_many_mails'],
})

/** What the link in the mail of a call booked without an account carries. */
const callToken = z.string().min(20).max(100)

/**
 * The call that such a link is about. Whoever has the link is taken for who booked it; 404 for any other token. In the
 * body, so that no log keeps it.
 */
export const openBookedCall = operation({
  name: 'meetings.openBookedCall',
  method: 'POST',
  path: '/meetings/link',
  summary: 'The discovery call that a mailed link is about',
  caller: 'anyone',
  body: z.object({ token: callToken }),
  reply: meeting,
  failures: ['404 not_found', '429 too_many'],
})

export const moveBookedCall = operation({
  name: 'meetings.moveBookedCall',
  method: 'PUT',
  path: '/meetings/link',
  summary: 'Move a discovery call by its mailed link',
  caller: 'anyone',
  body: z.object({ token: callToken, start: instant, timezone: zoneId }),
  reply: meeting,
  failures: ['404 not_found', '409 meeting_over', '409 slot_taken', '429 too_many', '429 too_many_mails'],
})

/** Its time is free again. */
export const cancelBookedCall = operation({
  name: 'meetings.cancelBookedCall',
  method: 'POST',
  path: '/meetings/link/cancel',
  summary: 'Cancel a discovery call by its mailed link',
  caller: 'anyone',
  body: z.object({ token: callToken }),
  reply: meeting,
  failures: ['404 not_found', '409 meeting_over', '429 too_many'],
})

/** Those to come and those of the last 30 days, the next first. */
export const listMeetings = operation({
  name: 'meetings.listMeetings',
  method: 'GET',
  path: '/client/{id}/meetings',
  summary: 'The meetings of a client',
  caller: ['client', 'admin_client.view', 'admin_meeting.edit'],
  params: z.object({ id: uuid }),
  query: z.object({ kind: clientMeetingKind.optional(), pagination: paging(10, ['start']) }),
  reply: z.object({ meetings: z.array(meeting), count: z.int() }),
  failures: ['404 not_found'],
})

const params = z.object({ uuid })

/** One of a client's meetings, for the page that its mails lead to. */
export const getMeeting = operation({
  name: 'meetings.getMeeting',
  method: 'GET',
  path: '/meetings/{uuid}',
  summary: 'A meeting of a client',
  caller: ['client', 'admin_client.view', 'admin_meeting.edit'],
  params,
  reply: meeting,
  failures: ['404 not_found'],
})

/**
 * A meeting as the assistant sees who is invited to it: on their own clock, and never with whom. 404 for anybody whom it doesn't concern.
 */
export const getInvitedMeeting = operation({
  name: 'meetings.getInvitedMeeting',
  method: 'GET',
  path: '/meetings/{uuid}/invitation',
  summary: 'A meeting that the calling assistant is invited to',
  caller: ['virtualassistant'],
  params,
  reply: meeting.pick({
    uuid: true,
    kind: true,
    start: true,
    end: true,
    timezone: true,
    timezone_offset: true,
    status: true,
    place: true,
    calendar_file: true,
  }),
  failures: ['404 not_found'],
})

/** Moves a meeting in our own slots to another free one. */
export const rescheduleMeeting = operation({
  name: 'meetings.rescheduleMeeting',
  method: 'PUT',
  path: '/meetings/{uuid}',
  summary: 'Move a meeting to another free time',
  caller: ['client', 'admin_meeting.edit'],
  params,
  body: z.object({ start: instant, timezone: zoneId }),
  reply: meeting,
  failures: [
    '404 not_found',
    '409 booked_elsewhere',
    '409 meeting_over',
    '409 slot_taken',
    '429 too_many',
    '429 too_many_mails',
  ],
})

/** Its time is free again. */
export const cancelMeeting = operation({
  name: 'meetings.cancelMeeting',
  method: 'DELETE',
  path: '/meetings/{uuid}',
  summary: 'Cancel a meeting',
  caller: ['client', 'admin_meeting.edit'],
  params,
  reply: meeting,
  failures: ['404 not_found', '409 meeting_over'],
})
