import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RunningServer } from './running-server.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addPerson, addSession } from '../testing/people.ts'
import { addApplication } from '../testing/rows/add-application.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { startTestServer } from '../testing/servers/running-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: RunningServer
beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({ database, clock })
  await running.searchReady
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

it('C6 clients find whoever is accepted within seconds, and not before', async () => {
  const { uuid: admin } = await addPerson(database, { permissions: ['super_admin'] })
  const token = await addSession(database, clock, admin)
  const { rows } = await database.pool.query<{ id: number }>('select id from roles order by id limit 1')
  const role = rows[0]?.id ?? 0
  const { uuid: assistant } = await addAssistant(database, { state: 'applicant', role_ids: [role] })
  const uuid = await addApplication(database, { virtualassistant_uuid: assistant, state: 'onboarding' })
  const found = async () => {
    const { body } = await call(running.server, `GET /matching/vasearch?rids[]=${role}&hours[]=10`, { token })
    return (body as { assistants: { uuid: string }[] }).assistants.map((each) => each.uuid)
  }
  expect(await found()).not.toContain(assistant)
  const body = { version: 1, state: 'accepted', note: 'Welcome' }
  expect((await call(running.server, `PUT /applications/${uuid}/state`, { token, body })).status).toBe(200)
  await vi.waitFor(async () => expect(await found()).toContain(assistant), { timeout: 5_000, interval: 50 })
})
