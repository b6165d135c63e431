import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moveApplication } from '../applications/move-application.ts'
import { meetingsOperations } from '../../hiring/meetings.operations.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { appointmentDeps } from './appointment-deps.ts'
import { appointmentsOperations } from '../appointments.operations.ts'
import { mailEndedAppointments } from './mail-cancelled-appointments.ts'
import { remindOfAppointments } from './remind-of-appointments.ts'
import { testSender } from '../../testing/test-sender.ts'

// A Friday, 10:00 in Toronto.
const friday = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(friday)
const configuration = {
  ...testSender,
  links: { client_support: 'team@talentplace.test', va_support: 'talent@talentplace.test' },
  officeHours: { timezone: 'America/Toronto', opens: 9, closes: 17 },
  meetingPlaces: { video: 'https://meet.x.test/us', phone: null },
  visitorMeetings: { purpose: 'meeting', max: 5, windowSeconds: 3600 },
}
const timezone = 'America/Regina'
const interview = '/applications/self/appointments/interview' as const

let database: TestDatabase
let running: OperationsServer
let staff: string
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) =>
    Object.values({
      ...meetingsOperations({ ...deps, configuration }),
      ...appointmentsOperations({ ...deps, configuration }),
    }),
  )
  const permissions = [
    'admin',
    'admin_virtualassistant.view',
    'admin_virtualassistant.edit',
    'admin_client.view',
    'admin_meeting.edit',
  ] as const
  staff = await addSession(database, clock, (await addPerson(database, { permissions })).uuid)
})
beforeEach(() => clock.set(friday))
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function applicant(state: 'testing' | 'interview' | 'onboarding' = 'interview') {
  const person = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid: person.uuid, state: 'applicant' })
  const application = await addApplication(database, { virtualassistant_uuid: uuid, state })
  const token = await addSession(database, clock, person.uuid)
  const request = (what: 'GET' | 'POST' | 'PUT' | 'DELETE', start?: string) =>
    call(running.server, `${what} ${interview}`, { token, ...(start !== undefined && { body: { start, timezone } }) })
  const isDone = async () =>
    (await database.pool.query('select from application_steps where application_uuid = $1', [application])).rowCount ===
    1
  return { ...person, assistant: uuid, application, token, request: request, isDone }
}

const settle = (uuid: unknown, outcome: 'held' | 'missed') =>
  call(running.server, `POST /applications/appointments/${String(uuid)}/outcome`, { token: staff, body: { outcome } })
const uuidOf = ({ body }: { body: Record<string, unknown> }) => (body['appointment'] as { uuid: string }).uuid
const monday = (time: string) => `2026-11-23T${time}:00.000Z`

describe('C6.1 an applicant’s interview', () => {
  it('is booked in a free time, by their own clock, with a mail that a calendar reads; the step is done', async () => {
    const someone = await applicant()
    const booked = await someone.request('POST', monday('15:00'))
    expect(booked.body).toMatchObject({
      appointment: { kind: 'interview', start: monday('15:00'), timezone, timezone_offset: -360, status: 'booked' },
      change_until: monday('11:00'),
      may_book: false,
    })
    expect(await someone.isDone()).toBe(true)
    expect((await someone.request('POST', monday('15:30'))).body['code']).toBe('booked_already')
    const [mail] = await mailsTo(database, someone.email)
    expect(mail?.subject).toBe('Your interview is booked')
    expect(mail?.text).toContain('Monday, November 23 at 9:00 am Regina time')
    expect(mail?.text).toContain('/va/apply/scheduleinterview')
    expect(mail?.text).toMatch(/^Video call: https:\/\/meet\.x\.test\/us$/m)
  })

  it('is taken by one applicant alone, however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => applicant()))
    const answers = await Promise.all(all.map(({ request }) => request('POST', monday('16:00'))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const slots = await call(running.server, 'GET /meetings/slots?kind=applicant_interview')
    expect((slots.body['slots'] as { start: string }[]).map(({ start }) => start)).not.toContain(monday('16:00'))
  })

  it('waits for its state, and for a time that is on offer', async () => {
    expect((await (await applicant('testing')).request('POST', monday('17:00'))).body['code']).toBe('step_closed')
    const early = await (await applicant()).request('POST', '2026-11-21T15:00:00.000Z')
    expect(early.body['fields']).toEqual({ start: 'Choose one of the times on offer' })
  })

  it('is moved and cancelled until four hours before it; the step is open again then', async () => {
    const someone = await applicant()
    await someone.request('POST', monday('17:00'))
    expect((await someone.request('PUT', monday('17:30'))).body).toMatchObject({
      appointment: { start: monday('17:30') },
    })
    clock.set(new Date(monday('13:31')))
    expect((await someone.request('DELETE')).body['code']).toBe('too_late')
    expect((await someone.request('PUT', monday('20:00'))).body['code']).toBe('too_late')
    clock.set(new Date(monday('13:29')))
    expect((await someone.request('DELETE')).body).toMatchObject({ appointment: null, may_book: true })
    expect(await someone.isDone()).toBe(false)
    expect((await someone.request('DELETE')).body['code']).toBe('not_booked')
  })

  it('is out of reach of whoever may only change clients’ meetings', async () => {
    const someone = await applicant()
    const uuid = uuidOf(await someone.request('POST', monday('18:00')))
    expect((await call(running.server, `DELETE /meetings/${uuid}`, { token: staff })).status).toBe(404)
  })

  it('ends with the application, and its time is free again', async () => {
    const someone = await applicant()
    await someone.request('POST', monday('18:30'))
    await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'applications', someone.application)
      if (locked)
        await moveApplication(transaction, locked, { to: 'withdrawn', who: 'assistant', by: null, at: friday })
    })
    expect((await someone.request('GET')).body).toMatchObject({ appointment: null, may_book: false })
    expect((await (await applicant()).request('POST', monday('18:30'))).status).toBe(200)
  })

  it('that ends with the application is taken out of the applicant’s calendar, once', async () => {
    const someone = await applicant()
    const uuid = uuidOf(await someone.request('POST', monday('14:30')))
    const later = new Date(friday.getTime() + 60_000)
    await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'applications', someone.application)
      if (locked) await moveApplication(transaction, locked, { to: 'rejected', who: 'staff', by: null, at: later })
    })
    const { mails } = appointmentDeps({ configuration, database, clock })
    await mailEndedAppointments({ database, mails })
    await mailEndedAppointments({ database, mails })
    const sent = await mailsTo(database, someone.email)
    expect(sent.map(({ subject }) => subject)).toEqual(['Your interview is booked', 'Your interview was cancelled'])
    expect(sent[1]?.text).toContain('because your application has ended')
    expect(sent[1]?.text).not.toContain('Book another')
    const { rows } = await database.pool.query<{ file: string }>(
      `select convert_from(content, 'utf8') as file from mail_outbox join mail_attachments on mail_uuid = mail_outbox.uuid
       where recipient = $1 and subject = 'Your interview was cancelled'`,
      [someone.email],
    )
    expect(rows).toHaveLength(1)
    const file = rows[0]?.file ?? ''
    const read = new ICAL.Component(ICAL.parse(file) as unknown[])
    const event = new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined)
    expect([read.getFirstPropertyValue('method'), event.uid, event.sequence]).toEqual(['CANCEL', uuid, 1])
    const other = Object.values(sync.parseICS(file)).find((each) => each?.type === 'VEVENT')
    expect(other).toMatchObject({ method: 'CANCEL', uid: uuid, status: 'CANCELLED' })
  })

  it('that has begun when the application ends stays as it was', async () => {
    const [started, next] = [await applicant(), await applicant()]
    await started.request('POST', monday('20:30'))
    await next.request('POST', monday('21:00'))
    const at = new Date(monday('20:30'))
    for (const { application } of [started, next]) {
      await database.kysely.transaction().execute(async (transaction) => {
        const locked = await lockRow(transaction, 'applications', application)
        if (locked) await moveApplication(transaction, locked, { to: 'withdrawn', who: 'assistant', by: null, at })
      })
    }
    await mailEndedAppointments({ database, mails: appointmentDeps({ configuration, database, clock }).mails })
    expect(await mailsTo(database, started.email)).toHaveLength(1)
    expect(await mailsTo(database, next.email)).toHaveLength(2)
  })
})

describe('C6.1 how an interview went', () => {
  it('is said once it has begun; whoever missed it books once more, and then writes to us', async () => {
    const someone = await applicant()
    const first = uuidOf(await someone.request('POST', monday('19:00')))
    expect((await settle(first, 'missed')).body['code']).toBe('not_begun')
    clock.set(new Date(monday('19:10')))
    expect((await settle(first, 'missed')).body).toMatchObject({ status: 'missed', full_name: someone.full_name })
    await settle(first, 'missed')
    expect(await someone.isDone()).toBe(false)
    const again = await someone.request('POST', '2026-11-24T19:00:00.000Z')
    expect(again.status).toBe(200)
    clock.set(new Date('2026-11-24T19:10:00Z'))
    await settle(uuidOf(again), 'missed')
    expect((await someone.request('GET')).body).toMatchObject({ missed: 2, may_book: false })
    expect((await someone.request('POST', '2026-11-25T19:00:00.000Z')).body['code']).toBe('missed_twice')
    const mails = await mailsTo(database, someone.email)
    expect(mails.filter(({ subject }) => subject === 'We missed you at your interview')).toHaveLength(2)
  })

  it('can be corrected, and is found in staff’s list', async () => {
    const someone = await applicant()
    const uuid = uuidOf(await someone.request('POST', monday('19:30')))
    const list = async (group: string) => {
      const path = `GET /applications/appointments?group=${group}&virtualassistant_uuid=${someone.assistant}` as const
      return (await call(running.server, path, { token: staff })).body['count']
    }
    expect([await list('to_come'), await list('to_settle')]).toEqual([1, 0])
    clock.set(new Date(monday('19:40')))
    expect([await list('to_come'), await list('to_settle')]).toEqual([0, 1])
    await settle(uuid, 'missed')
    expect((await settle(uuid, 'held')).body['status']).toBe('held')
    expect(await someone.isDone()).toBe(true)
    expect(await list('settled')).toBe(1)
  })
})

const remind = async (at: string) => {
  clock.set(new Date(at))
  const { mails } = appointmentDeps({ configuration, database, clock })
  await Promise.all([
    remindOfAppointments({ database, clock, mails }),
    remindOfAppointments({ database, clock, mails }),
  ])
}
const reminders = async ({ email }: { email: string }) =>
  (await mailsTo(database, email)).filter(({ subject }) => subject.startsWith('Reminder')).length

describe('C6.1 reminders', () => {
  it('go out a day before and an hour before, once each', async () => {
    const someone = await applicant()
    await someone.request('POST', monday('20:00'))
    await remind('2026-11-22T19:55:00Z')
    expect(await reminders(someone)).toBe(0)
    await remind('2026-11-22T20:05:00Z')
    await remind('2026-11-22T21:05:00Z')
    expect(await reminders(someone)).toBe(1)
    await remind(monday('19:05'))
    await remind(monday('19:10'))
    await remind(monday('20:05'))
    expect(await reminders(someone)).toBe(2)
  })

  it('leave out what was just booked, and what is cancelled', async () => {
    const someone = await applicant()
    clock.set(new Date(monday('14:00')))
    await someone.request('POST', monday('20:30'))
    await remind(monday('14:05'))
    expect(await reminders(someone)).toBe(0)
    await someone.request('DELETE')
    await remind(monday('19:35'))
    expect(await reminders(someone)).toBe(0)
  })
})
