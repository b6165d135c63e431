import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addCandidateRow, addOpenRole } from '../../testing/rows/add-open-role.ts'
import { serveMeetings } from '../../testing/servers/meetings-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

// A Friday, 10:00 in Toronto.
const friday = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(friday)
const timezone = 'America/Toronto'
let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveMeetings(database, clock)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function addSubscriptionToMatch() {
  const client_uuid = await addClient(database, 'Maple Books')
  const contact = await addPerson(database, { permissions: ['client'], client_uuid })
  const token = await addSession(database, clock, contact.uuid)
  const role = await addOpenRole(database, { client_uuid, created_by: contact.uuid })
  return { client_uuid, token, role }
}

/** Someone on the board, on the clock of Halifax. */
async function addView(role: Awaited<ReturnType<typeof addOpenRole>>, stage: 'presented' | 'interested') {
  const person = await addPerson(database, { permissions: ['virtualassistant'] })
  await database.pool.query(`update users set timezone = 'America/Halifax' where uuid = $1`, [person.uuid])
  const { uuid } = await addAssistant(database, { user_uuid: person.uuid })
  await addCandidateRow(database, role, { stage, virtualassistant_uuid: uuid })
  return person.email
}

async function filesTo(email: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ file: string }>(
    `select convert_from(content, 'utf8') as file from mail_outbox join mail_attachments on mail_uuid = mail_outbox.uuid
     where recipient = $1 order by (substring(convert_from(content, 'utf8') from 'SEQUENCE:(\\d+)'))::int`,
    [email],
  )
  return rows.map(({ file }) => file)
}

function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const attendees = event.attendees.map((each) => String(each.getFirstValue()).toLowerCase())
  return { method: calendar.getFirstPropertyValue('method'), sequence: event.sequence, title: event.summary, attendees }
}

function byNodeIcal(text: string) {
  const event = Object.values(sync.parseICS(text)).find((each) => each?.type === 'VEVENT')
  return event?.type === 'VEVENT' ? { method: event.method, start: event.start.toISOString() } : null
}

const book = (about: { client_uuid: string; token: string; project_uuid?: string; start: string; kind?: string }) =>
  call(running.server, `POST /client/${about.client_uuid}/calendly_event`, {
    token: about.token,
    body: { kind: about.kind ?? 'matching', start: about.start, timezone, project_uuid: about.project_uuid },
  })

it('a matching meeting about the one person a client is shown invites that person, on their own clock, and tells them each change', async () => {
  const { client_uuid, token, role } = await addSubscriptionToMatch()
  const email = await addView(role, 'presented')
  await addView(role, 'interested')
  const { project_uuid } = role
  const { body } = await book({ client_uuid, token, project_uuid, start: '2026-11-23T15:00:00Z' })
  const uuid = String(body['uuid'])
  await call(running.server, `PUT /meetings/${uuid}`, { token, body: { start: '2026-11-23T16:00:00Z', timezone } })
  // Whoever was invited is told, whoever else is shown by then.
  await addView(role, 'presented')
  expect((await call(running.server, `DELETE /meetings/${uuid}`, { token })).status).toBe(200)
  const files = await filesTo(email)
  const title = 'Matching meeting with a client of Talentplace'
  const attendees = [`mailto:${email.toLowerCase()}`]
  expect(files.map(byIcalJs)).toEqual([
    { method: 'REQUEST', sequence: 0, title, attendees },
    { method: 'REQUEST', sequence: 1, title, attendees },
    { method: 'CANCEL', sequence: 2, title, attendees },
  ])
  expect(files.map(byNodeIcal)).toEqual([
    { method: 'REQUEST', start: '2026-11-23T15:00:00.000Z' },
    { method: 'REQUEST', start: '2026-11-23T16:00:00.000Z' },
    { method: 'CANCEL', start: '2026-11-23T16:00:00.000Z' },
  ])
  expect(files[0]).toContain('DTSTART;TZID=America/Halifax:20261123T110000')
  expect(files.join('')).not.toMatch(/Maple/)
})

it('a matching meeting invites nobody where two are shown, nobody is, or no subscription is named, and no other kind does', async () => {
  const { client_uuid, token, role } = await addSubscriptionToMatch()
  const { project_uuid } = role
  const one = await addView(role, 'presented')
  expect((await book({ client_uuid, token, start: '2026-11-24T15:00:00Z' })).status).toBe(200)
  const discovery = { client_uuid, token, project_uuid, kind: 'discovery', start: '2026-11-24T15:30:00Z' }
  expect((await book(discovery)).status).toBe(200)
  const two = await addView(role, 'presented')
  expect((await book({ client_uuid, token, project_uuid, start: '2026-11-24T16:00:00Z' })).status).toBe(200)
  const nobody = await addSubscriptionToMatch()
  const waiting = await addView(nobody.role, 'interested')
  const early = { ...nobody, project_uuid: nobody.role.project_uuid, start: '2026-11-24T16:30:00Z' }
  expect((await book(early)).status).toBe(200)
  for (const email of [one, two, waiting]) expect(await filesTo(email)).toEqual([])
})

it('the mails and the calendar entry of who is invited lead to the meeting, which they and nobody else see, without its client', async () => {
  const { client_uuid, token, role } = await addSubscriptionToMatch()
  const email = await addView(role, 'presented')
  const { project_uuid } = role
  const { body } = await book({ client_uuid, token, project_uuid, start: '2026-11-25T15:00:00Z' })
  const uuid = String(body['uuid'])
  const sessionOf = async (address: string) => {
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from users where email = $1', [address])
    return addSession(database, clock, rows[0]?.uuid ?? '')
  }
  const [invited, other] = [await sessionOf(email), await sessionOf(await addView(role, 'interested'))]
  const link = `http://127.0.0.1:3000/va/meetings/${uuid}`
  const { rows } = await database.pool.query<{ text_body: string }>(
    'select text_body from mail_outbox where recipient = $1',
    [email],
  )
  expect(rows.map(({ text_body }) => text_body)).toEqual([expect.stringContaining(`View the meeting:\n${link}\n`)])
  const [file = ''] = await filesTo(email)
  expect(file.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:${link}`)

  const seen = (by: string) => call(running.server, `GET /meetings/${uuid}/invitation`, { token: by })
  const view = await seen(invited)
  expect(view).toMatchObject({
    status: 200,
    body: { uuid, start: '2026-11-25T15:00:00.000Z', timezone: 'America/Halifax', status: 'booked', place: null },
  })
  expect(byIcalJs(String(view.body['calendar_file']))).toEqual(byIcalJs(file))
  expect(JSON.stringify(view.body)).not.toMatch(/Maple|invitee|project_uuid/)
  expect((await seen(other)).status).toBe(404)
  expect((await seen(token)).status).toBe(403)

  await call(running.server, `DELETE /meetings/${uuid}`, { token })
  expect((await seen(invited)).body).toMatchObject({ status: 'cancelled' })
  expect((await filesTo(email))[1]).not.toContain('URL')
})
