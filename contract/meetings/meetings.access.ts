import { clientStaff, clients, deadTokens, nobodySignedIn, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { meetingsOperations } from './meetings.operations.ts'

// Whoever has the link is taken for who booked it.
const byLink: AccessRow = { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } }

const meetings: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...clientStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...clientStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...clientStaff(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const meetingsAccess: Readonly<Record<keyof typeof meetingsOperations, AccessRow>> = {
  listSlots: open,
  listMeetings: meetings,
  bookMeeting: meetings,
  bookDiscoveryCall: open,
  openBookedCall: byLink,
  moveBookedCall: byLink,
  cancelBookedCall: byLink,
  rescheduleMeeting: meetings,
  cancelMeeting: meetings,
}
