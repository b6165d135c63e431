import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { beyondBare } from '../testing/beyond-bare.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addPerson, addSession, type Person } from '../testing/people.ts'
import { browserOf, connected } from '../testing/servers/realtime-server.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let here: RunningServer
let there: RunningServer
let port: number
let staffToken: string
let client: Person
/** What a busy machine holds up as well. */
const bareQuery = () => database.pool.query('select 1')

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`)
  here = await startTestServer({ database, clock })
  there = await startTestServer({ database, clock })
  await there.server.listen({ port: 0, host: '127.0.0.1' })
  port = (there.server.server.address() as AddressInfo).port
  const staff = await addPerson(database, {
    permissions: ['admin', 'admin_notification.view', 'admin_notification.edit'],
  })
  staffToken = await addSession(database, clock, staff.uuid)
  client = await addPerson(database, { permissions: ['client'] })
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

describe('two whole servers on one database', () => {
  it('Where one machine ends: a notification raised on one arrives at a socket of the other', async () => {
    const token = await addSession(database, clock, client.uuid)
    const browser = browserOf(port, { token, page: '/client/home' })
    await connected(browser)
    const body = { audience: { kind: 'user', user_uuid: client.uuid }, title: 'Hello from afar' }
    expect((await call(here.server, 'POST /notifications', { token: staffToken, body })).status).toBe(200)
    await browser.hears('notifications_updated')
    const list = await call(there.server, 'GET /notifications', { token })
    expect(list.body).toMatchObject({ notifications: [{ title: 'Hello from afar' }], count: 1, unread: 1 })
    browser.socket.disconnect()
  })

  it('Sessions: a logout on one deauthenticates the socket on the other within a second', async () => {
    const token = await addSession(database, clock, client.uuid)
    const browser = browserOf(port, { token })
    await connected(browser)
    const took = await beyondBare(async () => {
      expect((await call(here.server, 'POST /auth/logout', { token })).status).toBe(200)
      await browser.hears('reload_session')
    }, bareQuery)
    expect(took).toBeLessThan(1_000)
    expect(await browser.socket.emitWithAck('page', { path: '/' })).toEqual({ authenticated: false })
    browser.socket.disconnect()
  })

  it('E3: a changed flag is told to browsers of the other within a second, in the worst of ten rounds', async () => {
    const person = await addPerson(database, {
      permissions: ['admin', 'admin_configuration.view', 'admin_configuration.edit'],
    })
    const token = await addSession(database, clock, person.uuid)
    const visitor = browserOf(port)
    await connected(visitor)
    const took: number[] = []
    for (const value of Array.from({ length: 10 }, (_, round) => (round % 2 === 0 ? 'enabled' : 'disabled'))) {
      visitor.heard.length = 0
      const heard = await beyondBare(async () => {
        const saved = await call(here.server, 'PUT /configurations/featureFlag.client-time', { token, body: { value } })
        expect(saved.status).toBe(200)
        await visitor.hears('reload_config')
      }, bareQuery)
      took.push(heard)
      const { body } = await call(there.server, 'GET /user/config')
      expect(body).toMatchObject({ flags: { 'client-time': value === 'enabled' } })
    }
    expect(Math.max(...took)).toBeLessThan(1_000)
    visitor.socket.disconnect()
  })

  it('a server that stops lets go of its sockets, and they find another', async () => {
    const third = await startTestServer({ database, clock })
    await third.server.listen({ port: 0, host: '127.0.0.1' })
    const browser = browserOf((third.server.server.address() as AddressInfo).port)
    await connected(browser)
    const left = new Promise<string>((done) => browser.socket.once('disconnect', done))
    await third.stop()
    // By this reason the browser's end knows to connect again.
    expect(await left).toBe('transport close')
  })
})
