import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect as connectByHttp2 } from 'node:http2'
import { request as requestByTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { maxFileBytes } from '@talentplace/contract/shared/file-limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../accounts/stored-passwords/password.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { findFreePort } from '../platform/embedded-postgres/free-port.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { canMakeCertificate, makeCertificate } from '../testing/engines/certificate.ts'
import { findEngine, type Engine } from '../testing/engines/engine.ts'
import { startHaproxy } from '../testing/engines/haproxy.ts'
import { startNginx } from '../testing/engines/nginx.ts'
import { addPerson } from '../testing/people.ts'
import { browserOf, connected } from '../testing/servers/realtime-server.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const page = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const documented = /```haproxy\n([^`]*)```/.exec(page('docs/operations.md'))?.[1] ?? ''
const ofNginx = /```nginx\n([^`]*)```/.exec(page('docs/operations.md'))?.[1] ?? ''

const portOf = ({ server }: RunningServer) => (server.server.address() as AddressInfo).port
const email = 'robin@maple.test'
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await addPerson(database, { permissions: ['client'], email, password_hash: await hashPassword('Demo-pass-1!') })
})
afterAll(() => database.close())

/** The token of someone who signs in from an address of this machine, and claims another. */
async function signInFrom(localAddress: string, port: number, ca?: string): Promise<string> {
  await database.pool.query('delete from sessions')
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' }
  const options = { host: '127.0.0.1', port, path: '/api/auth/login', method: 'POST', localAddress, headers }
  const sent = ca === undefined ? request(options) : requestByTls({ ...options, ca })
  const [answer] = (await once(sent.end(JSON.stringify({ email, password: 'Demo-pass-1!' })), 'response')) as [
    IncomingMessage,
  ]
  expect(answer.statusCode).toBe(200)
  return ((await json(answer)) as { token: string }).token
}

/** Whose the session was found to be. */
async function addressOfSession(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ address: string }>('select host(address::inet) as address from sessions')
  return rows[0]?.address
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
    for (const to of [port, portOf(other)]) {
      await signInFrom('127.0.0.5', to)
      expect(await addressOfSession()).toBe('127.0.0.5')
    }
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

describe.skipIf(findEngine('nginx') === undefined || !canMakeCertificate)(
  'behind nginx, set as docs/operations.md says',
  () => {
    let running: RunningServer
    let proxy: Engine
    let folder: string
    let ca: string
    let [port, plainPort] = [0, 0]

    beforeAll(async () => {
      // Visitors of this test come from this machine, too: the proxy alone is believed.
      running = await startTestServer({ database, clock: systemClock, environment: { TRUST_PROXY: '127.0.0.1' } })
      await running.server.listen({ port: 0, host: '127.0.0.1' })
      ;[port, plainPort] = [await findFreePort(), await findFreePort()]
      folder = await mkdtemp(join(tmpdir(), 'talentplace-certificate-'))
      const { key, certificate } = await makeCertificate(folder)
      ca = readFileSync(certificate, 'utf8')
      const here = ofNginx
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
        .replace('/etc/ssl/talentplace/fullchain.pem', certificate)
        .replace('/etc/ssl/talentplace/privkey.pem', key)
        .replace('127.0.0.1:3000', `127.0.0.1:${portOf(running)}`)
      proxy = await startNginx(here, port)
    })
    afterAll(async () => {
      await proxy.stop()
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    })

    it('who calls is the one whom nginx saw, whatever they claim', async () => {
      await signInFrom('127.0.0.5', port, ca)
      expect(await addressOfSession()).toBe('127.0.0.5')
    })

    it('sockets pass', async () => {
      const browser = browserOf(port, { ca })
      await connected(browser)
      expect(browser.socket.connected).toBe(true)
      browser.socket.disconnect()
    })

    it('a file passes that is as big as one may be, and nothing bigger', async () => {
      const token = await signInFrom('127.0.0.1', port, ca)
      async function send(bytes: number) {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
        const options = { host: '127.0.0.1', port, ca, method: 'POST', path: '/api/files?name=notes.txt', headers }
        const sent = requestByTls(options)
        const answered = once(sent.end(Buffer.alloc(bytes, 'a line\n')), 'response')
        // nginx may end a connection that is still being sent on; what it answered before counts.
        sent.on('error', () => undefined)
        const [answer] = (await answered) as [IncomingMessage]
        return { status: answer.statusCode, said: await text(answer) }
      }
      const accepted = await send(maxFileBytes)
      expect([accepted.status, JSON.parse(accepted.said)]).toMatchObject([200, { name: 'notes.txt' }])
      // By nginx itself: a server that refuses what is still being sent may be taken for one that is away.
      expect((await send(maxFileBytes + 1)).status).toBe(413)
    })

    it('HTTP/2 is spoken, and who comes without TLS is sent on', async () => {
      const session = connectByHttp2(`https://127.0.0.1:${port}`, { ca })
      const [headers] = (await once(session.request({ ':path': '/api/healthcheck' }), 'response')) as [
        { ':status': number },
      ]
      expect(headers[':status']).toBe(200)
      session.destroy()
      const { status, headers: sent } = await fetch(`http://127.0.0.1:${plainPort}/search?x=1`, { redirect: 'manual' })
      expect([status, sent.get('location')]).toEqual([301, 'https://127.0.0.1/search?x=1'])
    })
  },
)
