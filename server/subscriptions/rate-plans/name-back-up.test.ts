import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addWorkplace, type Workplace } from '../../testing/rows/add-workplace.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { getProjectRecordOperation } from '../staff/get-project-record.ts'
import { nameBackUpOperation } from './name-back-up.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let token: string
let ratePlan: Workplace

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    nameBackUpOperation({ database, clock }),
    getProjectRecordOperation({ database, clock }),
  ])
  const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_project.view', 'admin_project.edit'] })
  token = await addSession(database, clock, uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(async () => {
  const client_uuid = await addClient(database, 'Maple Books')
  const created_by = (await addPerson(database, { permissions: ['client'], client_uuid })).uuid
  const virtualassistant_uuid = (await addAssistant(database, {})).uuid
  ratePlan = await addWorkplace(database, { client_uuid, created_by, virtualassistant_uuid })
})

const name = (virtualassistant_uuid: string | null, before: string | null = null) =>
  call(
    running.server,
    `PUT /virtualassistants/projects/${ratePlan.project_uuid}/ratePlans/${ratePlan.rate_plan_uuid}/backUp`,
    {
      token,
      body: { virtualassistant_uuid, before },
    },
  )
async function view(): Promise<unknown> {
  const { body } = await call(running.server, `GET /project/${ratePlan.project_uuid}/record`, { token })
  return (body['places'] as { back_up: unknown }[])[0]?.back_up
}

describe('E2 the back-up of a place', () => {
  it('is named once and kept, takes no hours, and tells when they couldn’t begin any more', async () => {
    const { uuid } = await addAssistant(database, { role_ids: [ratePlan.role_id] })
    expect(await view()).toBeNull()
    expect((await name(uuid)).body).toMatchObject({ back_up: { uuid, is_ready: true } })
    const taken = await database.pool.query('select monthly_hours_committed as hours from assistants where uuid = $1', [
      uuid,
    ])
    expect(taken.rows).toEqual([{ hours: 0 }])
    await database.pool.query(`update assistants set state = 'inactive' where uuid = $1`, [uuid])
    expect(await view()).toMatchObject({ uuid, is_ready: false })
    expect((await name(null, uuid)).body).toEqual({ back_up: null })
  })

  it('is nobody of the team, nobody without the role or the hours, and nobody’s choice is written over', async () => {
    expect(await name(ratePlan.virtualassistant_uuid)).toMatchObject({ status: 409, body: { code: 'on_team' } })
    const other = await addAssistant(database, { role_ids: [ratePlan.role_id + 1] })
    expect(await name(other.uuid)).toMatchObject({ status: 409, body: { code: 'not_ready' } })
    const { uuid } = await addAssistant(database, { role_ids: [ratePlan.role_id] })
    await name(uuid)
    const another = await addAssistant(database, { role_ids: [ratePlan.role_id] })
    expect(await name(another.uuid)).toMatchObject({ status: 409, body: { code: 'changed' } })
    expect(await view()).toMatchObject({ uuid })
  })

  it('is nobody who was accepted and hasn’t signed the agreement', async () => {
    const { uuid } = await addAssistant(database, { role_ids: [ratePlan.role_id] })
    await addApplication(database, { virtualassistant_uuid: uuid, state: 'accepted' })
    expect(await name(uuid)).toMatchObject({ status: 409, body: { code: 'agreement_missing' } })
    expect(await view()).toBeNull()
  })

  it('isn’t ready any more once they were accepted anew and have to sign', async () => {
    const { uuid } = await addAssistant(database, { role_ids: [ratePlan.role_id] })
    await name(uuid)
    await addApplication(database, { virtualassistant_uuid: uuid, state: 'accepted' })
    expect(await view()).toMatchObject({ uuid, is_ready: false })
  })
})
