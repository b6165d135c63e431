import { bookDiscoveryCallOperation } from '../features/meetings/book-discovery-call.ts'
import { bookMeetingOperation } from '../features/meetings/book-meeting.ts'
import { cancelBookedCallOperation } from '../features/meetings/cancel-booked-call.ts'
import { cancelMeetingOperation } from '../features/meetings/cancel-meeting.ts'
import { listMeetingsOperation } from '../features/meetings/list-meetings.ts'
import { listSlotsOperation } from '../features/meetings/list-slots.ts'
import { meetingMails } from '../features/meetings/meeting-mails.ts'
import { moveBookedCallOperation } from '../features/meetings/move-booked-call.ts'
import { openBookedCallOperation } from '../features/meetings/open-booked-call.ts'
import { rescheduleMeetingOperation } from '../features/meetings/reschedule-meeting.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

/** How often a mailed link is used for each call that an address may book. */
const linkUses = 12

/** Meetings in our own slots, and those recorded from another calendar. */
export function meetingOperations(platform: {
  configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'links' | 'officeHours' | 'visitorMeetings'>
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { configuration, database, clock, throttle } = platform
  const { brand, publicUrl, links, officeHours: office, visitorMeetings: limit } = configuration
  const mails = meetingMails({ brand, publicUrl, team: links.client_support })
  const deps = { database, clock, office, mails }
  const linkLimit = { ...limit, purpose: 'meeting link', most: limit.most * linkUses }
  const linkParts = { ...deps, throttle, linkLimit }
  return {
    listSlots: listSlotsOperation(deps),
    listMeetings: listMeetingsOperation(deps),
    bookMeeting: bookMeetingOperation(deps),
    bookDiscoveryCall: bookDiscoveryCallOperation({ ...deps, throttle, limit }),
    openBookedCall: openBookedCallOperation(linkParts),
    moveBookedCall: moveBookedCallOperation(linkParts),
    cancelBookedCall: cancelBookedCallOperation(linkParts),
    rescheduleMeeting: rescheduleMeetingOperation(deps),
    cancelMeeting: cancelMeetingOperation(deps),
  }
}
