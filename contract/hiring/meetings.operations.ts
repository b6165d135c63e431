import {
  bookDiscoveryCall,
  bookMeeting,
  cancelBookedCall,
  cancelMeeting,
  getInvitedMeeting,
  getMeeting,
  listMeetings,
  listSlots,
  moveBookedCall,
  openBookedCall,
  rescheduleMeeting,
} from './meetings/meeting.routes.ts'

/** Every operation of the feature. */
export const meetingsOperations = {
  listSlots,
  listMeetings,
  getMeeting,
  getInvitedMeeting,
  bookMeeting,
  bookDiscoveryCall,
  openBookedCall,
  moveBookedCall,
  cancelBookedCall,
  rescheduleMeeting,
  cancelMeeting,
} as const
