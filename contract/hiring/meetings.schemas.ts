import { meeting, meetingPlace } from '../core/calendar/meeting.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const meetingsSchemas = {
  Meeting: meeting,
  MeetingPlace: meetingPlace,
}
