import { z } from 'zod'
import { meetingStates } from './meeting.states.ts'
import { meetingWays } from './meeting-ways.ts'

const ofClients = ['discovery', 'matching', 'onboarding', 'interview'] as const
/** What clients book. */
export const clientMeetingKind = z.enum(ofClients)
export type ClientMeetingKind = z.infer<typeof clientMeetingKind>

/** With those that applicants book with their application. */
export const meetingKind = z.enum([...ofClients, 'applicant_interview', 'applicant_onboarding'])
export type MeetingKind = z.infer<typeof meetingKind>

export const meetingStatus = z.enum(meetingStates.values)

export const meetingWay = z.enum(meetingWays)

/** Where a meeting is held. `at`: the address of the video call, or the number that is called. */
export const meetingPlace = z.object({ way: meetingWay, at: z.string() })

const meetingFacts = z.object({
  uuid: z.uuid(),
  kind: meetingKind,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Whose clock it was booked by, with its offset at that instant. */
  timezone: z.string(),
  timezone_offset: z.int(),
  invitee_name: z.string(),
  invitee_email: z.string(),
  project_uuid: z.uuid().nullable(),
  source: z.enum(['own', 'calendar']),
  cancel_url: z.string().nullable(),
  reschedule_url: z.string().nullable(),
  status: meetingStatus,
  /** Null: nothing is known of it. */
  place: meetingPlace.nullable(),
  /** How often it was moved or cancelled, and when it was last, or else booked. */
  revision: z.int(),
  revised: z.iso.datetime(),
})
export type MeetingFacts = z.infer<typeof meetingFacts>

export const meeting = meetingFacts.extend({
  /** Its entry for the invited person's calendar, as an iCalendar file. */
  calendar_file: z.string(),
})
export type Meeting = z.infer<typeof meeting>
