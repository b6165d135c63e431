import {
  bookDiscoveryCall,
  bookMeeting,
  cancelBookedCall,
  cancelMeeting,
  listMeetings,
  listSlots,
  moveBookedCall,
  openBookedCall,
  rescheduleMeeting,
} from './meeting.routes.ts'

/** Every operation of the feature. */
export const meetingsOperations = {
  listSlots,
  listMeetings,
  bookMeeting,
  bookDiscoveryCall,
  openBookedCall,
  moveBookedCall,
  cancelBookedCall,
  rescheduleMeeting,
  cancelMeeting,
} as const
