import { operation } from '@talentplace/contract/shared/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { settableClock } from '../../platform/clock/clock.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession, type Person } from '../../testing/people.ts'
import { logoutOperation } from '../sessions/logout.ts'
import { startImpersonationOperation } from './start-impersonation.ts'
import { stopImpersonationOperation } from './stop-impersonation.ts'

const atCheckout = operation({
  name: 'probe.atCheckout',
  method: 'GET',
  path: '/probe/at_checkout',
  summary: 'Belongs to the checkout',
  caller: ['client'],
  impersonation: true,
  reply: z.object({ user: z.string(), client: z.string().nullable(), impersonator: z.string().nullable() }),
})
const elsewhere = operation({
  name: 'probe.elsewhere',
  method: 'GET',
  path: '/probe/elsewhere',
  summary: 'Belongs to the client',
  caller: ['client'],
  reply: z.object({}),
})
const open = operation({ ...elsewhere, name: 'probe.open', path: '/probe/open', caller: 'anyone' })

const minute = 60_000
const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: Person

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ sessions }) => [
    startImpersonationOperation({ database, clock, sessions }),
    stopImpersonationOperation({ database, clock, sessions }),
    logoutOperation({ database, clock, sessions }),
    handle(atCheckout, (context) => {
      const { user_uuid: user, client_uuid: client, impersonator_uuid: impersonator } = signedIn(context)
      return { user, client, impersonator }
    }),
    handle(elsewhere, () => ({})),
    handle(open, () => ({})),
  ])
  maple = await addClient(database, 'Maple Books')
  await addPerson(database, { permissions: ['client'], client_uuid: maple })
  contact = await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function begin() {
  clock.set(start)
  const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
  const own = await addSession(database, clock, staff.uuid)
  const { body, status } = await call(running.server, 'POST /user/impersonation', {
    token: own,
    body: { client_uuid: maple },
  })
  expect(status).toBe(200)
  const request = async (path: 'at_checkout' | 'elsewhere' | 'open') =>
    call(running.server, `GET /probe/${path}`, { token: String(body['token']) })
  return { staff, own, body, request: request }
}

describe('B8.1 staff in a client’s place', () => {
  it('act as the primary contact where the operation belongs to the checkout, and are known as themselves', async () => {
    const { staff, body, request } = await begin()
    expect(body).toMatchObject({ company: 'Maple Books', contact_name: contact.full_name, client_uuid: maple })
    expect((await request('at_checkout')).body).toEqual({ user: contact.uuid, client: maple, impersonator: staff.uuid })
  })

  it('are refused everything else, the public calls too', async () => {
    const { request } = await begin()
    expect(await request('elsewhere')).toMatchObject({ status: 403, body: { code: 'impersonating' } })
    expect(await request('open')).toMatchObject({ status: 403, body: { code: 'impersonating' } })
  })

  it('stay for 30 minutes, however much they do', async () => {
    const { body, request } = await begin()
    expect(body['expires']).toBe('2026-11-20T15:30:00.000Z')
    clock.set(new Date(start.getTime() + 29 * minute))
    expect((await request('at_checkout')).status).toBe(200)
    clock.set(new Date(start.getTime() + 30 * minute))
    expect(await request('at_checkout')).toMatchObject({ status: 401, body: { code: 'no_session' } })
  })

  it('are out when they stop, and both names stand in the audit', async () => {
    const { staff, own, request } = await begin()
    expect((await call(running.server, 'DELETE /user/impersonation', { token: own })).status).toBe(200)
    expect((await request('at_checkout')).status).toBe(401)
    const { rows } = await database.pool.query(
      'select action, actor_uuid from audit_entries where impersonator_uuid = $1 order by created_date, action',
      [staff.uuid],
    )
    expect(rows).toEqual([
      { action: 'session.impersonation_begun', actor_uuid: contact.uuid },
      { action: 'session.impersonation_ended', actor_uuid: contact.uuid },
    ])
  })

  it('are out when they log out', async () => {
    const { own, request } = await begin()
    await call(running.server, 'POST /auth/logout', { token: own })
    expect((await request('at_checkout')).status).toBe(401)
  })

  it.each([
    ['they lose the permission', `permissions = '{admin}'`],
    ['their account is closed', 'deleted_date = now()'],
  ])('are out when %s', async (_when, change) => {
    const { staff, request } = await begin()
    expect((await request('at_checkout')).status).toBe(200)
    const heard = new Promise((resolve) => running.listener.on('user_changed', resolve))
    await database.pool.query(`update users set ${change} where uuid = $1`, [staff.uuid])
    await heard
    expect((await request('at_checkout')).status).toBe(401)
  })

  it('begin anew in another browser, which ends the first', async () => {
    const { own, request } = await begin()
    await call(running.server, 'POST /user/impersonation', { token: own, body: { client_uuid: maple } })
    expect((await request('at_checkout')).status).toBe(401)
  })

  it('need a client with an account', async () => {
    const { own } = await begin()
    const birch = await addClient(database, 'Birch Foods')
    expect(
      await call(running.server, 'POST /user/impersonation', { token: own, body: { client_uuid: birch } }),
    ).toMatchObject({ status: 409, body: { code: 'no_contact' } })
  })

  it('are in one place at a time, however many they begin at once: the database holds it', async () => {
    const { staff, own } = await begin()
    const started = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(running.server, 'POST /user/impersonation', { token: own, body: { client_uuid: maple } }),
      ),
    )
    expect(started.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const alive = await Promise.all(
      started.map(({ body }) => call(running.server, 'GET /probe/at_checkout', { token: String(body['token']) })),
    )
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1)
    await expect(
      database.pool.query(
        `insert into sessions (token_hash, user_uuid, impersonator_uuid, impersonated_client_uuid, created_date, last_used,
           expires) select sha256('second'), user_uuid, impersonator_uuid, impersonated_client_uuid, created_date, last_used,
           expires from sessions where impersonator_uuid = $1`,
        [staff.uuid],
      ),
    ).rejects.toThrow('sessions_one_impersonation')
  })

  it('are out when the contact moves to another client, and never act for that one', async () => {
    const birch = await addClient(database, 'Birch Homes')
    const { request } = await begin()
    expect((await request('at_checkout')).body).toMatchObject({ client: maple })
    const heard = new Promise((resolve) => running.listener.on('user_changed', resolve))
    await database.pool.query('update users set client_uuid = $2 where uuid = $1', [contact.uuid, birch])
    await heard
    expect(await request('at_checkout')).toMatchObject({ status: 401, body: { code: 'no_session' } })
    await database.pool.query('update users set client_uuid = $2 where uuid = $1', [contact.uuid, maple])
  })
})
