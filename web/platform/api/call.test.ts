import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { startImpersonationAs, impersonation, impersonationOver } from '../session/impersonation.ts'
import { startSession, endSession, readToken, sessionExpired } from '../session/session-store.ts'
import { ApiFailure } from './api-failure.ts'
import { call, callEarly, offlineMessage } from './call.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  token: string | undefined
  body: string
}

const user = { uuid: 'u', full_name: 'Sam Kerr', email: 's@k.test', permissions: ['client'] } as unknown as SessionUser
let seen: Seen
let answer: { status: number; body: string; headers?: Record<string, string> }
let server: Server
const browserFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: string[] = []
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part))
    request.on('end', () => {
      seen = { method: request.method, url: request.url, token: request.headers.authorization, body: parts.join('') }
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  // A page's addresses are relative to its server; Node has no page.
  globalThis.fetch = (path, options) => browserFetch(`http://127.0.0.1:${port}${String(path)}`, options)
})

afterAll(() => {
  globalThis.fetch = browserFetch
  server.close()
})

beforeEach(() => {
  endSession()
  answer = { status: 200, body: '{}' }
})

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await promise.catch((caught: unknown) => caught)
  if (!(error instanceof ApiFailure)) throw new Error('It was not refused')
  return error
}

const at = (pathname: string) => vi.stubGlobal('location', { pathname })

describe('a call', () => {
  test('goes where the contract says, with its parts in their places', async () => {
    await call('projects.saveProject', { params: { uuid: 'a/b' }, body: { matching_criteria: { rids: [3] } } })
    expect(seen).toMatchObject({ method: 'PUT', url: '/api/project/a%2Fb', body: '{"matching_criteria":{"rids":[3]}}' })
    await call('matching.searchKeywords', { query: { searchQuery: 'book keeping', types: ['role'] } })
    expect(seen).toMatchObject({
      method: 'GET',
      url: '/api/matching/keywords?searchQuery=book%20keeping&types[]=role',
      body: '',
    })
  })

  test("A2.3 carries the session's token", async () => {
    await call('accounts.getSession', {})
    expect(seen.token).toBeUndefined()
    startSession('t1', user)
    await call('accounts.getSession', {})
    expect(seen.token).toBe('Bearer t1')
  })

  test('B8.1 staff call the checkout in a client’s place, on its own pages only, and all else as themselves', async () => {
    const acting = { token: 't2', expires: '', client_uuid: 'c', company: 'Maple Books', contact_name: 'Sam' }
    startSession('t1', user)
    startImpersonationAs(acting)
    at('/client/checkout')
    await call('clients.getOwnCompany', {})
    expect(seen.token).toBe('Bearer t2')
    await call('accounts.getSession', {})
    expect(seen.token).toBe('Bearer t1')
    at('/admin/clients')
    await call('clients.getOwnCompany', {})
    expect(seen.token).toBe('Bearer t1')

    at('/client/checkout')
    answer = { status: 401, body: JSON.stringify({ message: 'Ended', code: 'no_session' }) }
    const over: string[] = []
    const end = impersonationOver.listen(({ company }) => void over.push(company))
    await Promise.all([failureOf(call('clients.getOwnCompany', {})), failureOf(call('clients.getOwnCompany', {}))])
    end()
    expect([impersonation.read(), readToken()]).toEqual([null, 't1'])
    expect(over, 'told once').toEqual(['Maple Books'])
    vi.unstubAllGlobals()
  })

  test('a refusal tells its status, code, message, fields, count and wait', async () => {
    answer = {
      status: 429,
      body: JSON.stringify({ message: 'Slow down', code: 'throttled', fields: { email: 'Required' }, count: 7 }),
      headers: { 'retry-after': '12' },
    }
    expect(await failureOf(call('accounts.getSession', {}))).toMatchObject({
      status: 429,
      code: 'throttled',
      message: 'Slow down',
      fields: { email: 'Required' },
      count: 7,
      retryAfter: 12,
    })
  })

  test("A2.16 an answer that isn't ours is a failure a person can read", async () => {
    answer = { status: 502, body: '<html>Bad gateway</html>' }
    expect(await failureOf(call('accounts.getSession', {}))).toMatchObject({
      status: 502,
      code: 'unreadable',
      message: 'Something went wrong. Please try again later.',
    })
  })

  test('A2.2 a session the server no longer knows is cleared, once, and whoever listens is told', async () => {
    const calls: string[] = []
    const end = sessionExpired.listen((found) => void calls.push(found))
    startSession('t1', user)
    answer = {
      status: 401,
      body: JSON.stringify({ message: 'Your session has expired. Please login again.', code: 'no_session' }),
    }
    await Promise.all([failureOf(call('accounts.getSession', {})), failureOf(call('accounts.logout', {}))])
    end()
    expect(readToken()).toBeNull()
    expect(calls).toEqual(['in-use'])
  })

  test('a wrong password ends no session', async () => {
    startSession('t1', user)
    answer = { status: 401, body: JSON.stringify({ message: 'No', code: 'wrong_credentials' }) }
    await failureOf(call('accounts.login', { body: { email: 'a@b.test', password: 'x' } }))
    expect(readToken()).toBe('t1')
  })

  test('no answer at all says that nothing was lost', async () => {
    const through = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const failure = await failureOf(call('accounts.getSession', {}))
    globalThis.fetch = through
    expect(failure).toMatchObject({ status: 0, message: offlineMessage })
  })
})

const config = () => call('configuration.getUserConfig', {})

describe('a call made before the page’s code was there', () => {
  test('T12 answers whoever calls the same first, once', async () => {
    answer = { status: 200, body: '{"flags":{"early":true}}' }
    callEarly('configuration.getUserConfig', {})
    await vi.waitFor(() => expect(seen.url).toBe('/api/user/config'))
    answer = { status: 200, body: '{"flags":{}}' }
    expect(await config()).toEqual({ flags: { early: true } })
    expect(await config()).toEqual({ flags: {} })
  })

  test('is never another person’s: it is asked for again as whoever signed in since', async () => {
    answer = { status: 200, body: '{"flags":{"visitor":true}}' }
    callEarly('configuration.getUserConfig', {})
    startSession('t1', user)
    answer = { status: 200, body: '{"flags":{}}' }
    expect(await config()).toEqual({ flags: {} })
    expect(seen.token).toBe('Bearer t1')
  })

  test('is no longer taken once something was written', async () => {
    answer = { status: 200, body: '{"flags":{"before":true}}' }
    callEarly('configuration.getUserConfig', {})
    answer = { status: 200, body: '{}' }
    await call('accounts.logout', {})
    answer = { status: 200, body: '{"flags":{}}' }
    expect(await config()).toEqual({ flags: {} })
  })

  test('a refusal is told to whoever takes it, and asked for again after it', async () => {
    answer = { status: 503, body: JSON.stringify({ message: 'Starting', code: 'search_starting' }) }
    callEarly('configuration.getUserConfig', {})
    await vi.waitFor(() => expect(seen.url).toBe('/api/user/config'))
    expect(await failureOf(config())).toMatchObject({ status: 503 })
    answer = { status: 200, body: '{}' }
    expect(await config()).toEqual({})
  })
})
