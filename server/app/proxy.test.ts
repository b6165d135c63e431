import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../features/accounts/passwords/password.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { findFreePort } from '../platform/embedded-postgres/free-port.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { findEngine, type Engine } from '../testing/engines/engine.ts'
import { startHaproxy } from '../testing/engines/haproxy.ts'
import { startNginx } from '../testing/engines/nginx.ts'
import { addPerson } from '../testing/people.ts'
import { browserOf, connected } from '../testing/servers/realtime-server.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const page = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const documented = /```haproxy\n([^`]*)```/.exec(page('docs/operations.md'))?.[1] ?? ''
const readme = page('README.md')
const ofNginx = {
  beside: /`(map \$http_upgrade [^`]*)`/.exec(readme)?.[1] ?? '',
  inside: /```nginx\n([^`]*)```/.exec(readme)?.[1] ?? '',
}

const portOf = ({ server }: RunningServer) => (server.server.address() as AddressInfo).port
const email = 'robin@maple.test'
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await addPerson(database, { permissions: ['client'], email, password_hash: await hashPassword('Demo-pass-1!') })
})
afterAll(() => database.close())

/** Signs in from an address of this machine, and claims another. Whose the session was found to be. */
async function signInFrom(address: string, to: number): Promise<string> {
  await database.pool.query('delete from sessions')
  const status = await new Promise<number | undefined>((done, fail) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' }
    const path = '/api/auth/login'
    request({ host: '127.0.0.1', port: to, path, method: 'POST', localAddress: address, headers }, (response) => {
      response.resume().once('end', () => done(response.statusCode))
    })
      .once('error', fail)
      .end(JSON.stringify({ email, password: 'Demo-pass-1!' }))
  })
  expect(status).toBe(200)
  const { rows } = await database.pool.query<{ address: string }>('select host(address::inet) as address from sessions')
  return rows[0]?.address ?? ''
}

describe.skipIf(findEngine('haproxy') === undefined)('behind HAProxy, set as documented', () => {
  let trusting: RunningServer
  let other: RunningServer
  let proxy: Engine
  let port: number

  beforeAll(async () => {
    trusting = await startTestServer({
      database,
      clock: systemClock,
      environment: { TRUST_PROXY: 'loopback', DRAIN_SECONDS: '1' },
    })
    other = await startTestServer({ database, clock: systemClock })
    for (const running of [trusting, other]) {
      await running.server.listen({ port: 0, host: '127.0.0.1' })
      await running.searchReady
    }
    port = await findFreePort()
    const configuration = documented
      .replace('bind :80', `bind 127.0.0.1:${port}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${portOf(trusting)}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${portOf(other)} backup`)
    proxy = await startHaproxy(configuration, port)
  })
  afterAll(async () => {
    await proxy.stop('SIGKILL')
    await trusting.stop()
    await other.stop()
  })

  it('who calls is believed of the proxy, of nobody else, and only where TRUST_PROXY says so', async () => {
    expect(await signInFrom('127.0.0.5', port)).toBe('127.0.0.5')
    expect(await signInFrom('127.0.0.5', portOf(other))).toBe('127.0.0.5')
  })

  it('sockets pass, and find another process while one drains; no call fails then', async () => {
    const browser = browserOf(port, { reconnection: true })
    await connected(browser)
    const back = new Promise<void>((done) =>
      browser.socket.once('disconnect', () => browser.socket.once('connect', done)),
    )
    const health = () => fetch(`http://127.0.0.1:${portOf(trusting)}/api/healthcheck`)
    expect((await health()).status).toBe(200)
    expect(trusting.drain()).toBe(1_000)
    expect(await (await health()).json()).toMatchObject({ status: 'stopping' })
    const direct = await fetch(`http://127.0.0.1:${portOf(trusting)}/api/user/config`)
    expect([direct.status, direct.headers.get('connection')]).toEqual([200, 'close'])
    const sent: number[] = []
    const isBack = { yet: false }
    void back.then(() => (isBack.yet = true))
    await vi.waitFor(
      async () => {
        sent.push((await fetch(`http://127.0.0.1:${port}/api/user/config`)).status)
        expect(isBack.yet).toBe(true)
      },
      { timeout: 15_000, interval: 10 },
    )
    expect(new Set(sent)).toEqual(new Set([200]))
    browser.socket.disconnect()
  })
})

describe.skipIf(findEngine('nginx') === undefined)('behind nginx, set as the README says', () => {
  let running: RunningServer
  let proxy: Engine
  let port: number

  beforeAll(async () => {
    // Visitors of this test come from this machine, too: the proxy alone is believed.
    running = await startTestServer({ database, clock: systemClock, environment: { TRUST_PROXY: '127.0.0.1' } })
    await running.server.listen({ port: 0, host: '127.0.0.1' })
    port = await findFreePort()
    const { beside, inside } = ofNginx
    const here = inside.replace('127.0.0.1:3000', `127.0.0.1:${portOf(running)}`)
    proxy = await startNginx({ beside, inside: here }, port)
  })
  afterAll(async () => {
    await proxy.stop()
    await running.stop()
  })

  it('who calls is the one whom nginx saw, whatever they claim', async () => {
    expect(await signInFrom('127.0.0.5', port)).toBe('127.0.0.5')
  })

  it('sockets pass', async () => {
    const browser = browserOf(port)
    await connected(browser)
    expect(browser.socket.connected).toBe(true)
    browser.socket.disconnect()
  })
})
