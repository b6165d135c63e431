import { sql } from 'kysely'
import { meetingOf } from '../../core/calendar/meeting-row.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { appointmentDeps, type AppointmentDeps, type AppointmentPlatform } from './appointment-deps.ts'

type EndedDeps = Pick<AppointmentDeps, 'database' | 'mails'>

/** Once for each, whichever process comes first. */
async function mailEnded({ database, mails }: EndedDeps, uuid: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const meeting = await lockRow(transaction, 'meetings', uuid)
    if (!meeting?.cancellation_due) return
    await transaction.updateTable('meetings').set({ cancellation_due: false }).where('uuid', '=', uuid).execute()
    for (const mail of mails.ended(meetingOf(meeting))) await queueMail(transaction, mail)
  })
}

/** C6.1: the database cancels the appointments of an application that ends, whoever ends it; their calendars are told here. */
export async function mailEndedAppointments(deps: EndedDeps): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from meetings where cancellation_due order by uuid limit 1000`.execute(deps.database.kysely)
  for (const { uuid } of rows) await mailEnded(deps, uuid)
}

export function scheduleEndedAppointments(jobs: Jobs, platform: AppointmentPlatform): void {
  const deps = appointmentDeps(platform)
  jobs.every('applications.mail_ended', '* * * * *', () => mailEndedAppointments(deps))
}
