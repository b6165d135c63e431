import { operation, type Operation } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, type Answer } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { endInSilence } from '../../testing/exit-silently.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { systemClock } from '../clock/clock.ts'
import { handle } from './handler.ts'

const reply = z.object({})
const declare = (
  name: string,
  more: Pick<Operation, 'caller' | 'flag' | 'worksInMaintenance' | 'freshSession' | 'withoutSession'>,
) => operation({ name: `probe.${name}`, method: 'GET', path: `/probe/${name}`, summary: name, reply, ...more })

const probes = [
  declare('open', { caller: 'anyone' }),
  declare('exempt', { caller: 'anyone', worksInMaintenance: true }),
  declare('signedin', { caller: 'session' }),
  declare('weighty', { caller: 'session', freshSession: true }),
  declare('health', { caller: 'anyone', withoutSession: true }),
  declare('flagged', { caller: 'session', flag: { name: 'client-time', beta: ['client.beta'] } }),
  declare('staffflagged', { caller: ['admin'], flag: { name: 'admin-time' } }),
]

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock: systemClock }, () =>
    probes.map((each) => handle(each, () => ({}))),
  )
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function set(name: string, value: 'enabled' | 'disabled'): Promise<void> {
  const heard = new Promise((resolve) => running.listener.on('configuration_changed', resolve))
  await database.pool.query('update configurations set value = $1 where name = $2', [`"${value}"`, name])
  await heard
  await running.featureFlags.latest()
}

async function request(probe: string, ...permissions: Permission[]): Promise<Answer> {
  if (permissions.length === 0) return call(running.server, `GET /probe/${probe}`)
  const { uuid } = await addPerson(database, { permissions })
  return call(running.server, `GET /probe/${probe}`, { token: await addSession(database, systemClock, uuid) })
}

describe('Sessions: one that has ended where nobody was told', () => {
  it('is refused by what moves money or permissions, and let in for what is remembered', async () => {
    const { uuid } = await addPerson(database, { permissions: ['client'] })
    const token = await addSession(database, systemClock, uuid)
    const probed = (probe: string) => call(running.server, `GET /probe/${probe}`, { token })
    expect([(await probed('signedin')).status, (await probed('weighty')).status]).toEqual([200, 200])
    await endInSilence(database, token)
    expect((await probed('signedin')).status).toBe(200)
    expect(await probed('weighty')).toMatchObject({ status: 401, body: { code: 'no_session' } })
    expect((await probed('health')).status).toBe(200)
  })
})

describe('A2.7 a feature that is off', () => {
  beforeEach(() => set('featureFlag.client-time', 'disabled'))

  it('is refused, after the caller is looked at', async () => {
    expect(await request('flagged', 'client')).toMatchObject({ status: 403, body: { code: 'feature_off' } })
    expect((await request('flagged')).status).toBe(401)
    expect((await request('staffflagged', 'client')).body['code']).toBe('forbidden')
  })

  it('A2.8 is open to the beta permission, and to staff except where it is theirs', async () => {
    expect((await request('flagged', 'client', 'client.beta')).status).toBe(200)
    expect((await request('flagged', 'virtualassistant', 'virtualassistant.beta')).status).toBe(403)
    expect((await request('flagged', 'admin')).status).toBe(200)
    expect((await request('staffflagged', 'super_admin')).body['code']).toBe('feature_off')
  })

  it('is answered as soon as it is on', async () => {
    await set('featureFlag.client-time', 'enabled')
    expect((await request('flagged', 'client')).status).toBe(200)
  })
})

const statuses = async (probe: string) => ({
  visitor: (await request(probe)).status,
  client: (await request(probe, 'client')).status,
  assistant: (await request(probe, 'virtualassistant')).status,
  staff: (await request(probe, 'admin')).status,
})

describe('A2 Ours: maintenance', () => {
  it.each([
    ['site', { visitor: 503, client: 503, assistant: 503, staff: 200 }],
    ['client', { visitor: 200, client: 503, assistant: 200, staff: 200 }],
    ['virtualassistant', { visitor: 200, client: 200, assistant: 503, staff: 200 }],
  ])('%s closes the product for those, never for staff, and never what a closed page needs', async (area, closed) => {
    await set(`maintenanceFlag.${area}`, 'enabled')
    expect(await statuses('open')).toEqual(closed)
    expect(new Set(Object.values(await statuses('exempt')))).toEqual(new Set([200]))
    await set(`maintenanceFlag.${area}`, 'disabled')
    expect(new Set(Object.values(await statuses('open')))).toEqual(new Set([200]))
  })

  it('says so, and when to try again', async () => {
    await set('maintenanceFlag.site', 'enabled')
    const { headers, body } = await request('open')
    expect(body['code']).toBe('maintenance')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await set('maintenanceFlag.site', 'disabled')
  })
})
