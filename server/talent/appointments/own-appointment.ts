import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import {
  type AppointmentKind,
  type OwnAppointment,
  appointmentSteps,
  changeHours,
  maxMissed,
} from '@talentplace/contract/talent/appointments/appointment.routes'
import type { Kysely, Transaction } from 'kysely'
import type { LockedApplication } from '../applications/lock-application.ts'
import type { MeetingMails } from '../../core/calendar/meeting-mails.ts'
import { meetingOf, type MeetingRow } from '../../core/calendar/meeting-row.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { appointmentOf, meetingKindOf } from './appointment-row.ts'

const hour = 3_600_000

type Application = Pick<LockedApplication, 'uuid' | 'state'>

function rowsOf(database: Kysely<Tables>, { uuid }: Application, kind: AppointmentKind): Promise<MeetingRow[]> {
  return database
    .selectFrom('meetings')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('kind', '=', meetingKindOf[kind])
    .orderBy('start_at', 'desc')
    .execute()
}

/** Until when an applicant changes it themselves; null: they can’t any more. */
function changeUntil(row: MeetingRow | undefined, now: Date): Date | null {
  if (row?.status !== 'booked') return null
  const until = new Date(row.start_at.getTime() - changeHours * hour)
  return until > now ? until : null
}

/** What an applicant is shown of their interview or onboarding session. */
export async function readOwnAppointment(
  database: Kysely<Tables>,
  {
    application,
    kind,
    now,
    mails,
  }: { application: Application; kind: AppointmentKind; now: Date; mails: MeetingMails },
): Promise<OwnAppointment> {
  const rows = await rowsOf(database, application, kind)
  const view = rows.find(({ status }) => status === 'booked') ?? rows.find(({ status }) => status === 'held')
  const missed = rows.filter(({ status }) => status === 'missed').length
  return {
    appointment: view ? appointmentOf(view) : null,
    change_until: changeUntil(view, now)?.toISOString() ?? null,
    missed,
    may_book: view === undefined && missed <= maxMissed && isStepOpen(appointmentSteps[kind], application.state),
    calendar_file: view?.status === 'booked' ? mails.toView(meetingOf(view)).calendar_file : null,
  }
}

/** The booked one, held, while its applicant may still change it. @throws HttpError 409 */
export async function lockChangeable(
  transaction: Transaction<Tables>,
  { application, kind, now }: { application: Application; kind: AppointmentKind; now: Date },
): Promise<MeetingRow> {
  const booked = (await rowsOf(transaction, application, kind)).find(({ status }) => status === 'booked')
  const row = booked && (await lockRow(transaction, 'meetings', booked.uuid))
  if (row?.status !== 'booked') throw new HttpError(409, 'not_booked', 'You have no appointment at the moment.')
  if (changeUntil(row, now) === null) {
    throw new HttpError(
      409,
      'too_late',
      `Less than ${changeHours} hours are left, so please write to us instead. Your appointment hasn’t changed.`,
    )
  }
  return row
}
