import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import {
  appointmentSteps,
  maxMissed,
  settleAppointment,
} from '@talentplace/contract/talent/appointments/appointment.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import type { Transaction } from 'kysely'
import { completeStep } from '../applications/complete-step.ts'
import type { LockedApplication } from '../applications/lock-application.ts'
import { reopenStep } from '../applications/reopen-step.ts'
import { meetingOf, type MeetingRow } from '../../core/calendar/meeting-row.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { kindOf } from './appointment-row.ts'
import { readOwnAppointment } from './own-appointment.ts'
import { toStaffView, staffAppointments } from './staff-appointments.ts'

/** The appointment and its application, both held: the application first. @throws HttpError 404 */
async function lockBoth(
  transaction: Transaction<Tables>,
  uuid: string,
): Promise<{ application: LockedApplication; meeting: MeetingRow }> {
  const found = await transaction
    .selectFrom('meetings')
    .select('application_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  const ofApplication = found?.application_uuid ?? null
  const application = ofApplication === null ? undefined : await lockRow(transaction, 'applications', ofApplication)
  const meeting = application && (await lockRow(transaction, 'meetings', uuid))
  if (!application || !meeting) throw notFound('There is no such appointment.')
  return { application, meeting }
}

export function settleAppointmentOperation({ database, clock, mails }: AppointmentDeps) {
  return handle(settleAppointment, (context, { params: { uuid }, body: { outcome } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const { application, meeting } = await lockBoth(transaction, uuid)
      const show = async () =>
        toStaffView(await staffAppointments(transaction).where('meetings.uuid', '=', uuid).executeTakeFirstOrThrow())
      if (meeting.status === outcome) return show()
      if (meeting.status === 'cancelled') {
        throw new HttpError(409, 'cancelled', 'This appointment was cancelled. Nothing was changed.')
      }
      if (meeting.start_at > now) {
        throw new HttpError(409, 'not_begun', 'This appointment hasn’t begun yet.')
      }
      await transaction
        .updateTable('meetings')
        .set({ status: meetingStates.step(meeting.status, outcome, 'staff') })
        .where('uuid', '=', uuid)
        .execute()
      const kind = kindOf(meeting)
      const step = appointmentSteps[kind]
      if (outcome === 'missed') {
        const { appointment, missed } = await readOwnAppointment(transaction, { application, kind, now, mails })
        if (appointment === null && isStepOpen(step, application.state))
          await reopenStep(transaction, application, step)
        if (meeting.status === 'booked') {
          await queueMail(transaction, mails.missed(meetingOf(meeting), missed <= maxMissed))
        }
      } else await completeStep(transaction, application, { step, at: now })
      await recordAudit(transaction, {
        at: now,
        actor_uuid: user_uuid,
        action: 'application.appointment_settled',
        entity: `assistant:${application.virtualassistant_uuid}`,
        details: { kind, status: { before: meeting.status, after: outcome } },
      })
      return show()
    })
  })
}
