import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { exchange } from '../testing/raw-socket.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import { readConfiguration } from './configuration.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
const started: RunningServer[] = []

async function start(environment: Record<string, string> = {}) {
  const running = await startTestServer({ database, clock: systemClock, environment })
  started.push(running)
  return running.server
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const running of started) await running.stop()
  await database.close()
})

const policy = "default-src 'none'; frame-ancestors 'none'"

describe('every answer', () => {
  it('of the API is kept nowhere, shown in no frame and runs nothing', async () => {
    const server = await start()
    for (const url of ['/api/user/config', '/api/auth/session', '/api/nothing', '/api/openapi.json', '/api/%ZZ']) {
      const { headers } = await server.inject(url)
      expect({ url, ...headers }).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    }
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    for (const bytes of [
      'garbage\r\n\r\n',
      'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    ]) {
      expect(await exchange(port, bytes)).toContain(`content-security-policy: ${policy}\r\n`)
    }
  })

  it('tells browsers to use https only where the product is reached by it', async () => {
    const server = await start({ PUBLIC_URL: 'https://talentplace.example' })
    expect((await server.inject('/api/user/config')).headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

/** Whether the OpenAPI document and the page of the API say that a call of anyone may be answered 403. */
async function namesThatFailure(server: RunningServer['server']): Promise<boolean[]> {
  const { paths } = (await server.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }>()
  const named = JSON.stringify(paths['/auth/exists']?.['get']?.responses['403'])
  const [, section = ''] = (await server.inject('/api/docs')).body.split('<section id="accounts.accountExists">')
  return [named.includes('demo_stays_here'), (section.split('</section>')[0] ?? '').includes('demo_stays_here')]
}

describe('what is for trying the product out', () => {
  const proxied = { 'x-forwarded-for': '203.0.113.9' }

  it('is shown to this machine, and to nobody through a proxy', async () => {
    const server = await start()
    expect((await server.inject('/dev/mail')).statusCode).toBe(200)
    expect((await server.inject({ url: '/dev/mail', headers: proxied })).statusCode).toBe(404)
    expect((await server.inject({ url: '/%64ev/mail', headers: proxied })).statusCode).toBe(404)
    expect((await server.inject({ url: '/dev/mail', headers: { forwarded: 'for=127.0.0.1' } })).statusCode).toBe(404)
    expect((await server.inject({ url: '/dev/mail', remoteAddress: '192.0.2.1' })).statusCode).toBe(404)
    const bank = { method: 'POST', url: '/dev/test-bank', payload: {} } as const
    expect((await server.inject(bank)).statusCode).toBe(400)
    expect((await server.inject({ ...bank, headers: proxied })).statusCode).toBe(404)
    expect((await server.inject({ url: '/api/user/config', headers: proxied })).statusCode).toBe(200)
  })

  it('is shut altogether where the product has a public address', async () => {
    const server = await start({ PUBLIC_URL: 'https://talentplace.example' })
    expect((await server.inject('/dev/mail')).statusCode).toBe(404)
  })

  it('demo accounts are for this machine alone, unless sharing them is meant', async () => {
    const server = await start({ DEMO_DATA: '1' })
    expect((await server.inject('/api/user/config')).statusCode).toBe(200)
    const login = { method: 'POST', url: '/api/auth/login', payload: {}, headers: proxied } as const
    expect((await server.inject(login)).json()).toMatchObject({ code: 'demo_stays_here' })
    expect(await namesThatFailure(server)).toEqual([true, true])
    const shared = await start({ DEMO_DATA: '1', ALLOW_PUBLIC_DEMO: '1' })
    expect(await namesThatFailure(shared)).toEqual([false, false])
    expect((await shared.inject(login)).statusCode).toBe(400)
    expect((await shared.inject({ url: '/dev/mail', headers: proxied })).statusCode).toBe(200)
  })

  it('a public address refuses to start with demo data', () => {
    const demo = { DEMO_DATA: '1', PUBLIC_URL: 'https://talentplace.example' }
    expect(() => readConfiguration(demo)).toThrow(/^PUBLIC_URL: https:\/\/talentplace\.example would show the demo/)
    expect(readConfiguration({ ...demo, PUBLIC_URL: 'http://[::1]:3000' }).demo).toBe(true)
    expect(readConfiguration({ ...demo, ALLOW_PUBLIC_DEMO: '1' }).showsMail).toBe(true)
  })
})
