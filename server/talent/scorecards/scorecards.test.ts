import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { applicationsOperations } from '../applications.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const scores = { communication: 4, reliability: 5, skills: 3, setup: 4, motivation: 5 }
const card = { scores, recommendation: 'advance', notes: 'Calm and clear.' }

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(applicationsOperations({ database, clock })))
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function interviewer() {
  const permissions = ['admin', 'admin_virtualassistant.view', 'admin_virtualassistant.edit'] as const
  const person = await addPerson(database, { permissions })
  const token = await addSession(database, clock, person.uuid)
  const save = (application: string, body: object) =>
    call(running.server, `PUT /applications/${application}/scorecard`, { token, body })
  const list = async (assistant: string) =>
    (await call(running.server, `GET /virtualassistants/${assistant}/scorecards`, { token })).body
  return { ...person, save, list }
}

async function applicant(state: 'interview' | 'rejected' = 'interview') {
  const { uuid } = await addAssistant(database, { state: 'applicant' })
  return { uuid, application: await addApplication(database, { virtualassistant_uuid: uuid, state }) }
}

it('C6 each interviewer has a scorecard of their own, and reads everybody’s', async () => {
  const [one, other, someone] = [await interviewer(), await interviewer(), await applicant()]
  expect((await one.save(someone.application, { ...card, version: 0 })).body).toMatchObject({ ...card, version: 1 })
  await other.save(someone.application, { ...card, recommendation: 'hold', version: 0 })
  expect(await one.list(someone.uuid)).toMatchObject({
    application: { uuid: someone.application, state: 'interview' },
    scorecards: [
      { author_name: one.full_name, recommendation: 'advance' },
      { author_name: other.full_name, recommendation: 'hold' },
    ],
  })
})

it('C6 nobody writes over what they saved in another window', async () => {
  const [one, { application }] = [await interviewer(), await applicant()]
  const first = await Promise.all([1, 2].map(() => one.save(application, { ...card, version: 0 })))
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await one.save(application, { ...card, version: 0 })).body['code']).toBe('stale_version')
  expect((await one.save(application, { ...card, notes: 'Seen again.', version: 1 })).body).toMatchObject({
    notes: 'Seen again.',
    version: 2,
  })
})

it('C6 every criterion is scored from 1 to 5, and the scorecards of an application that ended stay', async () => {
  const [one, open, ended] = [await interviewer(), await applicant(), await applicant('rejected')]
  const bad = await one.save(open.application, { ...card, scores: { ...scores, setup: 6 }, version: 0 })
  expect(bad.body['fields']).toEqual({ 'scores.setup': 'Choose a score' })
  expect((await one.save(ended.application, { ...card, version: 0 })).body['code']).toBe('application_ended')
  const { uuid } = await addAssistant(database, { state: 'active' })
  expect(await one.list(uuid)).toEqual({ application: null, scorecards: [] })
})
