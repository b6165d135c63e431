import {
  bookDiscoveryCall,
  bookMeeting,
  cancelBookedCall,
  cancelMeeting,
  getMeeting,
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
  getMeeting,
  bookMeeting,
  bookDiscoveryCall,
  openBookedCall,
  moveBookedCall,
  cancelBookedCall,
  rescheduleMeeting,
  cancelMeeting,
} as const
