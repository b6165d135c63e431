import { clientStaff, clients, deadTokens, anonymous, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { meetingsOperations } from './meetings.operations.ts'

const meetingEditors = (status: number) => ({ 'admin with admin_meeting.edit': status, 'super admin': status })

// Whoever has the link is taken for who booked it.
const byLink: AccessRow = { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } }

const meetings: AccessRow = {
  own: { ...anonymous, ...clients(200), ...meetingEditors(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...meetingEditors(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...meetingEditors(404), others: 403 },
}

const seen: AccessRow = {
  own: { ...meetings.own, ...clientStaff(200) },
  foreign: { ...anonymous, ...clients(404), ...meetingEditors(200), ...clientStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...meetingEditors(404), ...clientStaff(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const meetingsAccess: Readonly<Record<keyof typeof meetingsOperations, AccessRow>> = {
  listSlots: open,
  listMeetings: seen,
  getMeeting: seen,
  // Clients and staff see it as their own.
  getInvitedMeeting: {
    own: { ...anonymous, assistant: 200, others: 403 },
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
  bookMeeting: meetings,
  bookDiscoveryCall: open,
  openBookedCall: byLink,
  moveBookedCall: byLink,
  cancelBookedCall: byLink,
  rescheduleMeeting: meetings,
  cancelMeeting: meetings,
}
