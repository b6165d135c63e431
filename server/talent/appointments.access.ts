import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { applicationIn } from '../testing/access/access-applications.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { call } from '../testing/call.ts'
import type { appointmentsOperations } from './appointments.operations.ts'

export function appointmentsCalls(world: AccessWorld): AccessCalls<typeof appointmentsOperations> {
  const { database, people, server } = world
  const path = '/applications/self/appointments/interview'
  const timezone = 'America/Toronto'

  async function freeTime() {
    const { body } = await call(server, 'GET /meetings/slots?kind=applicant_interview')
    const [first] = body['slots'] as { start: string }[]
    return { start: first?.start ?? '', timezone }
  }
  /** The only one of the application, to come or just begun. */
  async function appointment(start_at: Date): Promise<string> {
    const application_uuid = await applicationIn(world, 'interview')
    await database.pool.query('delete from meetings where application_uuid = $1', [application_uuid])
    const { uuid } = await database.kysely
      .insertInto('meetings')
      .values({
        kind: 'applicant_interview',
        application_uuid,
        booked_by: people.get('assistant') ?? null,
        invitee_name: 'Robin Q.',
        invitee_email: 'assistant@example.test',
        start_at,
        end_at: new Date(start_at.getTime() + 1_800_000),
        timezone,
        source: 'own',
        created_date: start_at,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }
  const later = new Date('2027-01-04T15:00:00Z')
  const started = new Date('2026-11-20T14:30:00Z')

  return {
    getOwnAppointment: async () => {
      await applicationIn(world, 'interview')
      return { path }
    },
    bookAppointment: async () => {
      await database.pool.query(`delete from meetings where application_uuid is not null`)
      await applicationIn(world, 'interview')
      return { path, body: await freeTime() }
    },
    moveAppointment: async () => {
      await appointment(later)
      return { path, body: await freeTime() }
    },
    cancelAppointment: async () => {
      await appointment(later)
      return { path }
    },
    listAppointments: () => ({ path: '/applications/appointments' }),
    settleAppointment: async (_actor, whose: Whose) => ({
      path: `/applications/appointments/${whose === 'absent' ? absentUuid : await appointment(started)}/outcome`,
      body: { outcome: 'held' },
    }),
  }
}
