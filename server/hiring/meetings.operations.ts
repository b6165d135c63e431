import { bookDiscoveryCallOperation } from './meetings/book-discovery-call.ts'
import { bookMeetingOperation } from './meetings/book-meeting.ts'
import { cancelBookedCallOperation } from './meetings/cancel-booked-call.ts'
import { cancelMeetingOperation } from './meetings/cancel-meeting.ts'
import { getInvitedMeetingOperation } from './meetings/get-invited-meeting.ts'
import { getMeetingOperation } from './meetings/get-meeting.ts'
import { listMeetingsOperation } from './meetings/list-meetings.ts'
import { listSlotsOperation } from './meetings/list-slots.ts'
import { meetingMails } from '../core/calendar/meeting-mails.ts'
import type { MeetingPlaces } from '../core/calendar/meeting-place.ts'
import { moveBookedCallOperation } from './meetings/move-booked-call.ts'
import type { OfficeHours } from '../core/calendar/office-hours.ts'
import { openBookedCallOperation } from './meetings/open-booked-call.ts'
import { rescheduleMeetingOperation } from './meetings/reschedule-meeting.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'

/** How often a mailed link is used for each call that an address may book. */
const linkUses = 12

/** Meetings in our own slots, and those recorded from another calendar. */
export function meetingsOperations(platform: {
  configuration: Sender & {
    readonly links: { readonly client_support: string }
    readonly officeHours: OfficeHours
    readonly meetingPlaces: MeetingPlaces
    readonly visitorMeetings: Limit
  }
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { configuration, database, clock, throttle } = platform
  const { links, officeHours: office, meetingPlaces: places, visitorMeetings: limit } = configuration
  const mails = meetingMails({ ...configuration, team: links.client_support })
  const deps = { database, clock, office, mails, places }
  const linkLimit = { ...limit, purpose: 'meeting link', max: limit.max * linkUses }
  const linkParts = { ...deps, throttle, linkLimit }
  return {
    listSlots: listSlotsOperation(deps),
    listMeetings: listMeetingsOperation(deps),
    getMeeting: getMeetingOperation(deps),
    getInvitedMeeting: getInvitedMeetingOperation(deps),
    bookMeeting: bookMeetingOperation(deps),
    bookDiscoveryCall: bookDiscoveryCallOperation({ ...deps, throttle, limit }),
    openBookedCall: openBookedCallOperation(linkParts),
    moveBookedCall: moveBookedCallOperation(linkParts),
    cancelBookedCall: cancelBookedCallOperation(linkParts),
    rescheduleMeeting: rescheduleMeetingOperation(deps),
    cancelMeeting: cancelMeetingOperation(deps),
  }
}
