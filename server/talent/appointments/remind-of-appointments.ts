import { sql } from 'kysely'
import { meetingOf } from '../../core/calendar/meeting-row.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { appointmentDeps, type AppointmentDeps, type AppointmentPlatform } from './appointment-deps.ts'
import { reminderDue } from './reminder-due.ts'

type ReminderDeps = Pick<AppointmentDeps, 'database' | 'clock' | 'mails'>

/** Looked at again once it is held: it may have been moved or cancelled meanwhile. */
async function remind({ database, clock, mails }: ReminderDeps, uuid: string): Promise<void> {
  const now = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const meeting = await lockRow(transaction, 'meetings', uuid)
    if (meeting?.status !== 'booked' || meeting.start_at <= now) return
    const due = reminderDue(meeting.start_at, now)
    if (due === null || due === meeting.reminded) return
    await transaction.updateTable('meetings').set({ reminded: due }).where('uuid', '=', uuid).execute()
    await queueMail(transaction, mails.reminder(meetingOf(meeting)))
  })
}

/** C6.1: a reminder a day before an appointment, and one an hour before. */
export async function remindOfAppointments(deps: ReminderDeps): Promise<void> {
  const now = deps.clock.now()
  const { rows } = await sql<{ uuid: string }>`
    select uuid from meetings
    where application_uuid is not null and status = 'booked' and start_at > ${now}
      and (start_at <= ${now}::timestamptz + interval '24 hours' and reminded is null
        or start_at <= ${now}::timestamptz + interval '1 hour' and reminded is distinct from 'hour')
    order by start_at limit 1000`.execute(deps.database.kysely)
  for (const { uuid } of rows) await remind(deps, uuid)
}

export function scheduleAppointmentReminders(jobs: Jobs, platform: AppointmentPlatform): void {
  const deps = appointmentDeps(platform)
  jobs.every('applications.remind_of_appointments', '*/5 * * * *', () => remindOfAppointments(deps))
}
