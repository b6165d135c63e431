import { z } from 'zod'
import type { ApplicationStep } from '../applications/application-steps.ts'
import { meetingPlace } from '../../core/calendar/meeting.ts'
import { meetingStates } from '../../core/calendar/meeting.states.ts'
import { givenInstant } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { zoneId } from '../../shared/zone.ts'
import { required } from '../../shared/required.ts'

/** The step of the application that each kind of appointment is. */
export const appointmentSteps = {
  interview: 'scheduleinterview',
  onboarding: 'scheduleonboarding',
} as const satisfies Readonly<Record<string, ApplicationStep>>

export const appointmentKinds = Object.keys(appointmentSteps) as [
  keyof typeof appointmentSteps,
  ...(keyof typeof appointmentSteps)[],
]
const kind = z.enum(appointmentKinds)
export type AppointmentKind = z.infer<typeof kind>

/** Until so many hours before it, an applicant moves or cancels an appointment themselves. */
export const changeHours = 4
/** How often someone may miss the same appointment and still book again. */
export const maxMissed = 1

export const appointment = z.object({
  uuid: z.uuid(),
  kind,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Whose clock it was booked by, with its offset at that instant. */
  timezone: z.string(),
  timezone_offset: z.int(),
  invitee_email: z.string(),
  status: z.enum(meetingStates.values),
  /** Null: nothing is known of it. */
  place: meetingPlace.nullable(),
})
export type Appointment = z.infer<typeof appointment>

export const ownAppointment = z.object({
  /** The one that is booked or was held last; null: there is none. */
  appointment: appointment.nullable(),
  /** Until when it can be moved or cancelled; null: it can’t any more. */
  change_until: z.iso.datetime().nullable(),
  /** How often one was missed. */
  missed: z.int(),
  may_book: z.boolean(),
  /** The booked one's entry for their calendar, as an iCalendar file. */
  calendar_file: z.string().nullable(),
})
export type OwnAppointment = z.infer<typeof ownAppointment>

const own = { caller: ['virtualassistant'], params: z.object({ kind }), reply: ownAppointment } as const
const time = z.object({ start: givenInstant(), timezone: zoneId })

export const getOwnAppointment = operation({
  name: 'applications.getOwnAppointment',
  method: 'GET',
  path: '/applications/self/appointments/{kind}',
  summary: 'One’s own interview or onboarding session',
  ...own,
  failures: ['404 not_found'],
})

/** 409 `slot_taken` when someone was quicker, `step_closed` where the application isn’t there (any more). */
export const bookAppointment = operation({
  name: 'applications.bookAppointment',
  method: 'POST',
  path: '/applications/self/appointments/{kind}',
  summary: 'Book a free time for one’s interview or onboarding session',
  ...own,
  body: time,
  failures: [
    '404 not_found',
    '409 booked_already',
    '409 missed_twice',
    '409 slot_taken',
    '409 step_closed',
    '429 too_many',
    '429 too_many_mails',
  ],
})

export const moveAppointment = operation({
  name: 'applications.moveAppointment',
  method: 'PUT',
  path: '/applications/self/appointments/{kind}',
  summary: 'Move one’s interview or onboarding session to another free time',
  ...own,
  body: time,
  failures: [
    '404 not_found',
    '409 not_booked',
    '409 slot_taken',
    '409 step_closed',
    '409 too_late',
    '429 too_many',
    '429 too_many_mails',
  ],
})

/** Its time is free again. */
export const cancelAppointment = operation({
  name: 'applications.cancelAppointment',
  method: 'DELETE',
  path: '/applications/self/appointments/{kind}',
  summary: 'Cancel one’s interview or onboarding session',
  ...own,
  failures: ['404 not_found', '409 not_booked', '409 too_late'],
})

const staffAppointment = appointment.extend({
  virtualassistant_uuid: z.uuid(),
  full_name: z.string(),
})
export type StaffAppointment = z.infer<typeof staffAppointment>

/** `to_come`: those still ahead; `to_settle`: those that began, and nobody has said yet how they went. */
export const appointmentGroups = ['to_come', 'to_settle', 'settled'] as const

export const listAppointments = operation({
  name: 'applications.listAppointments',
  method: 'GET',
  path: '/applications/appointments',
  summary: 'Interviews and onboarding sessions of applicants',
  caller: ['admin_virtualassistant.view'],
  readsReplica: true,
  query: z.object({
    group: z.enum(appointmentGroups).optional(),
    kind: kind.optional(),
    virtualassistant_uuid: uuid.optional(),
    pagination: paging(10, ['start', 'full_name']),
  }),
  reply: z.object({ appointments: z.array(staffAppointment), count: z.int() }),
})

/** Once it has begun; what was said by mistake is said anew. Whoever missed their first one may book once more. */
export const settleAppointment = operation({
  name: 'applications.settleAppointment',
  method: 'POST',
  path: '/applications/appointments/{uuid}/outcome',
  summary: 'Say whether an interview or onboarding session was held or missed',
  caller: ['admin_virtualassistant.edit'],
  params: z.object({ uuid }),
  body: z.object({ outcome: z.enum(meetingStates.sets.ended, required) }),
  reply: staffAppointment,
  failures: ['404 not_found', '409 cancelled', '409 not_begun'],
})
