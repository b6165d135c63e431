import { bookDiscoveryCallOperation } from '../features/meetings/book-discovery-call.ts'
import { bookMeetingOperation } from '../features/meetings/book-meeting.ts'
import { cancelMeetingOperation } from '../features/meetings/cancel-meeting.ts'
import { listMeetingsOperation } from '../features/meetings/list-meetings.ts'
import { listSlotsOperation } from '../features/meetings/list-slots.ts'
import { meetingMails } from '../features/meetings/meeting-mails.ts'
import { rescheduleMeetingOperation } from '../features/meetings/reschedule-meeting.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

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
  const parts = { database, clock, office, mails }
  return {
    listSlots: listSlotsOperation(parts),
    listMeetings: listMeetingsOperation(parts),
    bookMeeting: bookMeetingOperation(parts),
    bookDiscoveryCall: bookDiscoveryCallOperation({ ...parts, throttle, limit }),
    rescheduleMeeting: rescheduleMeetingOperation(parts),
    cancelMeeting: cancelMeetingOperation(parts),
  }
}
