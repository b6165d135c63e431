import type { RetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { assistantsOperations } from '../assistants.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let staff: { uuid: string; token: string }

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ throttle }) =>
    Object.values(assistantsOperations({ database, clock, throttle, files: createFolderStore(tmpdir()) })),
  )
  const { uuid } = await addPerson(database, {
    permissions: ['admin', 'admin_virtualassistant.view', 'admin_virtualassistant.edit'],
  })
  staff = { uuid, token: await addSession(database, clock, uuid) }
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const fields = () => ({
  kind: 'leaving',
  reason_code: 'pay',
  expected_date: '2026-12-31',
  notice_date: '2026-11-19',
  note: 'Found better pay',
  owner_uuid: staff.uuid,
  next_contact: '2026-11-24',
})
const request = (line: `${'GET' | 'POST' | 'PUT'} /${string}`, body?: object) =>
  call(running.server, line, { token: staff.token, body })
const open = async (virtualassistant_uuid: string) =>
  (await request('POST /virtualassistants/retention', { ...fields(), virtualassistant_uuid }))
    .body as unknown as RetentionCase
const casesOf = async (uuid: string) =>
  (await request(`GET /virtualassistants/retention?virtualassistant_uuid=${uuid}`)).body['cases'] as RetentionCase[]
const move = (uuid: string, version: number, state: string) =>
  request(`PUT /virtualassistants/${uuid}/state`, { version, state, reason: 'As agreed' })

describe('E1 loss and retention', () => {
  it('names the subscriptions affected, who follows there, and how long that takes', async () => {
    const client_uuid = await addClient(database, 'Maple Books')
    const { uuid: created_by } = await addPerson(database, { permissions: ['client'], client_uuid })
    const { uuid } = await addAssistant(database, { display_name: 'Lia L.' })
    const { uuid: next } = await addAssistant(database, { display_name: 'Nora N.' })
    const body = { client_uuid, created_by, virtualassistant_uuid: uuid, start_date: '2026-11-02' }
    const { rate_plan_uuid } = await addInvitation(database, body)
    const { projects } = await open(uuid)
    expect(projects).toMatchObject([{ company: 'Maple Books', replacement_name: null, days_to_replace: null }])
    await database.pool.query(`update rate_plans set rp_end_date = '2026-11-30' where uuid = $1`, [rate_plan_uuid])
    await database.pool.query(
      `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, seat_uuid, hours_per_month, client_rate_cents, currency, rate_start_date)
       select project_uuid, $2, role_id, seat_uuid, hours_per_month, client_rate_cents, currency, '2026-12-01' from rate_plans where uuid = $1`,
      [rate_plan_uuid, next],
    )
    expect((await casesOf(uuid))[0]?.projects).toMatchObject([
      { replacement_name: 'Nora N.', replaced_date: '2026-12-01', days_to_replace: 11 },
    ])
  })

  it('is open once at a time, and never saved over someone else’s', async () => {
    const { uuid } = await addAssistant(database, {})
    const one = await open(uuid)
    const second = await request('POST /virtualassistants/retention', { ...fields(), virtualassistant_uuid: uuid })
    expect(second.body['code']).toBe('case_open')
    const path = `PUT /virtualassistants/retention/${one.uuid}` as const
    expect((await request(path, { ...fields(), version: 1, kind: 'risk' })).body).toMatchObject({
      kind: 'risk',
      version: 2,
    })
    expect((await request(path, { ...fields(), version: 1 })).body['code']).toBe('stale_version')
    const stays = await request(path, { ...fields(), version: 2, saved: true })
    expect(stays.body).toMatchObject({ state: 'saved', closed_date: clock.now().toISOString() })
    expect((await request(path, { ...fields(), version: 3 })).body['code']).toBe('closed')
  })

  it('ends as left with who leaves, and as re-hired with who comes back', async () => {
    const { uuid } = await addAssistant(database, {})
    await open(uuid)
    await move(uuid, 1, 'lost')
    expect(await casesOf(uuid)).toMatchObject([{ state: 'left', assistant_state: 'lost' }])
    await move(uuid, 2, 'active')
    expect(await casesOf(uuid)).toMatchObject([{ state: 'rehired' }])
  })

  it('keeps a loss that nobody saw coming, too, and none of an applicant', async () => {
    const { uuid } = await addAssistant(database, {})
    await move(uuid, 1, 'lost')
    expect(await casesOf(uuid)).toMatchObject([{ state: 'left', reason_code: 'other' }])
    const applicant = await addAssistant(database, { state: 'applicant' })
    await move(applicant.uuid, 1, 'lost')
    expect(await casesOf(applicant.uuid)).toEqual([])
  })

  it('has an owner of staff', async () => {
    const { uuid } = await addPerson(database, { permissions: ['client'] })
    const { uuid: virtualassistant_uuid } = await addAssistant(database, {})
    const body = { ...fields(), virtualassistant_uuid, owner_uuid: uuid }
    expect((await request('POST /virtualassistants/retention', body)).status).toBe(400)
  })
})
