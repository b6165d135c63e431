import { meeting, meetingPlace } from './meetings/meeting.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const meetingsSchemas = {
  Meeting: meeting,
  MeetingPlace: meetingPlace,
}
