import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { getAlertOperation } from './get-alert.ts'
import { listAlertHistoryOperation } from './list-alert-history.ts'
import { listAlertsOperation } from './list-alerts.ts'
import { listAlertStaffOperation } from './list-alert-staff.ts'
import { reopenAlertOperation } from './reopen-alert.ts'
import { resolveAlertOperation } from './resolve-alert.ts'
import { assignAlertOperation } from './assign-alert.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let robin: Person
let sam: Person
let token: string

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    listAlertsOperation(database),
    listAlertStaffOperation(database),
    getAlertOperation(database),
    listAlertHistoryOperation(database),
    resolveAlertOperation({ database, clock }),
    reopenAlertOperation({ database, clock }),
    assignAlertOperation({ database, clock }),
  ])
  robin = await addPerson(database, { permissions: ['admin', 'admin_alert.view', 'admin_alert.edit'] })
  sam = await addPerson(database, { permissions: ['admin', 'admin_alert.edit'] })
  await addPerson(database, { permissions: ['admin', 'admin_alert.view'] })
  token = await addSession(database, clock, robin.uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => database.kysely.deleteFrom('alerts').execute())

const request = (what: Parameters<typeof call>[1], body?: unknown) => call(running.server, what, { token, body })

async function alert(id = '1', at = clock.now()): Promise<string> {
  await database.kysely.transaction().execute((transaction) =>
    raiseAlert(transaction, {
      fingerprint: `invoice:${id}`,
      type: 'alert',
      title: `Past due ${id}`,
      detail: 'It could not be collected.',
      entity_link: `invoice:${id}`,
      at,
    }),
  )
  const row = await database.kysely
    .selectFrom('alerts')
    .select('uuid')
    .where('fingerprint', '=', `invoice:${id}`)
    .executeTakeFirstOrThrow()
  return row.uuid
}

const notificationsTo = async ({ uuid }: Person) =>
  database.kysely
    .selectFrom('notifications')
    .select(['title', 'body', 'entity_link'])
    .where('user_uuid', '=', uuid)
    .execute()

const titles = async (query = '') => {
  const { body } = await request(`GET /alerts${query}`)
  return (body['alerts'] as { title: string }[]).map(({ title }) => title)
}

describe('E4.1 alerts', () => {
  it('A6.6 are listed newest first, and by what is asked for', async () => {
    await alert('1', new Date('2026-11-18T12:00:00Z'))
    await alert('3', new Date('2026-11-20T12:00:00Z'))
    await alert('2', new Date('2026-11-19T12:00:00Z'))
    expect(await titles()).toEqual(['Past due 3', 'Past due 2', 'Past due 1'])
    expect(await titles('?search=due%202')).toEqual(['Past due 2'])
    expect(await titles('?status=resolved')).toEqual([])
    expect(await titles('?open=true&pagination.limit=1&pagination.offset=1')).toEqual(['Past due 2'])
  })

  it('are given to someone, who is told, and taken back', async () => {
    const uuid = await alert()
    const given = await request(`POST /alerts/${uuid}/assign`, { version: 1, assigned_to: sam.uuid })
    expect(given.body).toMatchObject({ status: 'inprogress', assigned_to: { user_uuid: sam.uuid }, version: 2 })
    expect(await notificationsTo(sam)).toEqual([
      { title: `${robin.full_name} assigned you an alert`, body: 'Past due 1', entity_link: `alert:${uuid}` },
    ])
    expect((await request('GET /alerts?mine=true')).body['count']).toBe(0)
    const back = await request(`POST /alerts/${uuid}/assign`, { version: 2, assigned_to: null })
    expect(back.body).toMatchObject({ status: 'new', assigned_to: null })
  })

  it('that someone takes for themselves tells nobody', async () => {
    const uuid = await alert()
    await request(`POST /alerts/${uuid}/assign`, { version: 1, assigned_to: robin.uuid })
    expect(await notificationsTo(robin)).toEqual([])
    expect((await request('GET /alerts?mine=true')).body['count']).toBe(1)
  })

  it('go only to staff who may change them', async () => {
    const uuid = await alert()
    const { status, body } = await request(`POST /alerts/${uuid}/assign`, {
      version: 1,
      assigned_to: (await addPerson(database, { permissions: ['admin', 'admin_alert.view'] })).uuid,
    })
    expect(status).toBe(400)
    expect(body['fields']).toHaveProperty('assigned_to')
    const { staff } = (await request('GET /alerts/staff')).body as { staff: { user_uuid: string }[] }
    expect(staff.map(({ user_uuid }) => user_uuid).toSorted()).toEqual([robin.uuid, sam.uuid].toSorted())
  })

  it('are resolved with a note and reopened, each kept in its history', async () => {
    const uuid = await alert()
    expect((await request(`POST /alerts/${uuid}/resolve`, { version: 1, note: ' ' })).status).toBe(400)
    const resolved = await request(`POST /alerts/${uuid}/resolve`, { version: 1, note: 'Called them.' })
    expect(resolved.body).toMatchObject({
      status: 'resolved',
      note: 'Called them.',
      resolved_by: { user_uuid: robin.uuid },
      resolved_date: '2026-11-20T12:00:00.000Z',
    })
    const reopened = await request(`POST /alerts/${uuid}/reopen`, { version: 2 })
    expect(reopened.body).toMatchObject({ status: 'new', note: '', resolved_by: null })
    expect((await request(`GET /alerts/${uuid}/history`)).body['changes']).toMatchObject([
      { action: 'alert.reopened', actor_name: robin.full_name, note: null },
      { action: 'alert.resolved', actor_name: robin.full_name, note: 'Called them.' },
    ])
  })

  it('are changed only as they were seen, and only by a step they have', async () => {
    const uuid = await alert()
    const stale = await request(`POST /alerts/${uuid}/resolve`, { version: 7, note: 'Done' })
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale_version'])
    const open = await request(`POST /alerts/${uuid}/reopen`, { version: 1 })
    expect([open.status, open.body['code']]).toEqual([409, 'open'])
    await request(`POST /alerts/${uuid}/resolve`, { version: 1, note: 'Done' })
    const assigned = await request(`POST /alerts/${uuid}/assign`, { version: 2, assigned_to: sam.uuid })
    expect([assigned.status, assigned.body['code']]).toEqual([409, 'resolved'])
    const twice = await request(`POST /alerts/${uuid}/resolve`, { version: 2, note: 'Done' })
    expect([twice.status, twice.body['code']]).toEqual([409, 'resolved'])
  })
})
