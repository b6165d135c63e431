import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { getSessionOperation } from './get-session.ts'
import { logoutOperation } from './logout.ts'

let database: TestDatabase
let here: OperationsServer
let there: OperationsServer
let person: Person

beforeAll(async () => {
  database = await testDatabase()
  const process = () =>
    serveOperations({ database, clock: systemClock }, ({ sessions }) => [
      getSessionOperation(),
      logoutOperation({ database, clock: systemClock, sessions }),
    ])
  here = await process()
  there = await process()
  person = await addPerson(database, { permissions: ['client'] })
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

const session = (on: OperationsServer, token: string) => call(on.server, 'GET /auth/session', { token })

describe('logout', () => {
  it('kills the token at its next use here, and on another process as soon as that hears of it', async () => {
    const token = await addSession(database, systemClock, person.uuid)
    expect((await session(here, token)).status).toBe(200)
    expect((await session(there, token)).status).toBe(200)
    const heard = new Promise<string>((resolve) => there.listener.on('session_ended', resolve))
    expect(await call(here.server, 'POST /auth/logout', { token })).toMatchObject({ status: 200, body: {} })
    expect((await session(here, token)).status).toBe(401)
    await heard
    expect(await session(there, token)).toMatchObject({
      status: 401,
      body: { code: 'no_session', message: 'Your session has expired. Please login again.' },
    })
  })

  it('leaves the person’s other sessions alone', async () => {
    const [one, other] = [
      await addSession(database, systemClock, person.uuid),
      await addSession(database, systemClock, person.uuid),
    ]
    await call(here.server, 'POST /auth/logout', { token: one })
    expect((await session(here, other)).status).toBe(200)
  })

  it('a second logout answers 401', async () => {
    const token = await addSession(database, systemClock, person.uuid)
    await call(here.server, 'POST /auth/logout', { token })
    expect((await call(here.server, 'POST /auth/logout', { token })).status).toBe(401)
  })

  it('a lost permission is seen by the next call on both processes', async () => {
    const staff = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    const token = await addSession(database, systemClock, staff.uuid)
    await session(here, token)
    await session(there, token)
    const heard = [here, there].map(
      ({ listener }) => new Promise<string>((resolve) => listener.on('user_changed', resolve)),
    )
    await database.kysely
      .updateTable('users')
      .set({ permissions: ['admin'] })
      .where('uuid', '=', staff.uuid)
      .execute()
    await Promise.all(heard)
    for (const on of [here, there]) {
      expect((await session(on, token)).body['user']).toMatchObject({ permissions: ['admin'] })
    }
  })
})
