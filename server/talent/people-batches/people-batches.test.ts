import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { peopleBatchesOperations } from '../people-batches.operations.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let running: OperationsServer
let staff: { uuid: string; token: string; name: string }

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () =>
    Object.values(peopleBatchesOperations({ database, clock })),
  )
  const { uuid, full_name } = await addPerson(database, { permissions: ['admin', 'admin_virtualassistant.edit'] })
  staff = { uuid, token: await addSession(database, clock, uuid), name: full_name }
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (line: `${'POST' | 'PUT'} /${string}`, body?: object) =>
  call(running.server, line, { token: staff.token, body })
const statesOf = async (...uuids: string[]) => {
  const rows = await database.kysely
    .selectFrom('assistants')
    .select(['uuid', 'state'])
    .where('uuid', 'in', uuids)
    .execute()
  return uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.state)
}

describe('E1 several assistants at once', () => {
  it('are shown first what changes of each, and why not', async () => {
    const { uuid: active } = await addAssistant(database, { display_name: 'Ada A.' })
    const { uuid: resting } = await addAssistant(database, { display_name: 'Ben B.', state: 'inactive' })
    const { body } = await request('POST /virtualassistants/batches/preview', {
      uuids: [active, resting],
      state: 'inactive',
    })
    expect(body['people']).toMatchObject([
      { full_name: 'Ada A.', before: 'Active', after: 'Inactive', fault: null },
      { full_name: 'Ben B.', fault: 'They are inactive already.' },
    ])
    expect(await statesOf(active, resting)).toEqual(['active', 'inactive'])
  })

  it('change state with one reason, each in its history, and are undone but for who moved on since', async () => {
    const { uuid: one } = await addAssistant(database, { state: 'probationary', probation_ends: '2027-01-15' })
    const { uuid: two } = await addAssistant(database, {})
    const done = await request('POST /virtualassistants/batches', {
      uuids: [one, two],
      state: 'inactive',
      reason: 'Summer',
    })
    expect(done.body).toMatchObject({ changed: 2, left_out: 0 })
    expect(await statesOf(one, two)).toEqual(['inactive', 'inactive'])
    const { rows } = await database.pool.query(`select reason from audit_entries where entity = any($1)`, [
      [`assistant:${one}`, `assistant:${two}`],
    ])
    expect(rows).toEqual([{ reason: 'Summer' }, { reason: 'Summer' }])
    await database.pool.query(`update assistants set state = 'paused' where uuid = $1`, [two])
    const undo = `PUT /virtualassistants/batches/${String(done.body['uuid'])}/undo` as const
    expect((await request(undo)).body).toEqual({ undone: 1, left_out: 1 })
    expect(await statesOf(one, two)).toEqual(['probationary', 'paused'])
    const stored = await database.kysely
      .selectFrom('assistants')
      .select('probation_ends')
      .where('uuid', '=', one)
      .execute()
    expect(stored).toEqual([{ probation_ends: '2027-01-15' }])
    expect((await request(undo)).body['code']).toBe('undone')
  })

  it('get who looks after them, and who did before once it is undone', async () => {
    const { uuid } = await addAssistant(database, {})
    const done = await request('POST /virtualassistants/batches', {
      uuids: [uuid],
      vsm_uuid: staff.uuid,
      reason: 'New team',
    })
    const owner = () =>
      database.kysely
        .selectFrom('people_relationships')
        .select('user_uuid')
        .where('virtualassistant_uuid', '=', uuid)
        .execute()
    expect(await owner()).toEqual([{ user_uuid: staff.uuid }])
    await request(`PUT /virtualassistants/batches/${String(done.body['uuid'])}/undo`)
    expect(await owner()).toEqual([])
  })

  it('are undone for a day, no longer', async () => {
    const { uuid } = await addAssistant(database, {})
    const done = await request('POST /virtualassistants/batches', {
      uuids: [uuid],
      state: 'inactive',
      reason: 'A break',
    })
    clock.set(new Date(start.getTime() + 24 * 3_600_000 + 1))
    const late = await request(`PUT /virtualassistants/batches/${String(done.body['uuid'])}/undo`)
    clock.set(start)
    expect(late.body['code']).toBe('too_late')
  })

  it('take one change at a time, and never bring anyone to leave', async () => {
    const { uuid } = await addAssistant(database, {})
    const both = { uuids: [uuid], state: 'inactive', vsm_uuid: null, reason: 'Both' }
    expect((await request('POST /virtualassistants/batches', both)).status).toBe(400)
    expect((await request('POST /virtualassistants/batches', { uuids: [uuid], reason: 'Neither' })).status).toBe(400)
    expect(
      (await request('POST /virtualassistants/batches', { uuids: [uuid], state: 'lost', reason: 'All' })).status,
    ).toBe(400)
  })
})
