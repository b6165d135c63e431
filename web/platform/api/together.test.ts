import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { beginSession, endSession } from '../session/session-store.ts'
import { ApiFailure } from './api-failure.ts'
import { call } from './call.ts'
import { loadMemberEndpoints } from './find-endpoint.ts'
import { holdReads, readAlone, releaseReads } from './together.ts'

interface Read {
  readonly operation: string
  readonly params: object
  readonly query: string
}

const user = { uuid: 'u', full_name: 'Sam Kerr', email: 's@k.test', permissions: ['client'] } as unknown as SessionUser
/** What was asked for, in its order: an address, or the reads that came together. */
let asked: (string | Read[])[]
/** What the call of several is answered with. */
let outer: { status: number; answers?: (reads: Read[]) => object[] }
let server: Server
const browserFetch = globalThis.fetch

const answerOf = ({ operation }: Read) => ({ status: 200, retry_after: null, body: { operation } })

beforeAll(async () => {
  await loadMemberEndpoints()
  server = createServer((request, response) => {
    const parts: string[] = []
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part))
    request.on('end', () => {
      const body = parts.join('')
      const reads = request.url === '/api/reads' ? (JSON.parse(body) as { reads: Read[] }).reads : null
      asked.push(reads ?? `${request.method} ${request.url}`)
      const found =
        reads === null ? { alone: true } : { answers: (outer.answers ?? ((all) => all.map(answerOf)))(reads) }
      response.writeHead(reads === null ? 200 : outer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(found))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  globalThis.fetch = (path, options) => browserFetch(`http://127.0.0.1:${port}${String(path)}`, options)
})

afterAll(() => {
  globalThis.fetch = browserFetch
  server.close()
})

beforeEach(() => {
  asked = []
  outer = { status: 200 }
  beginSession('t1', user)
  readAlone()
})

const home = () => call('operations.getClientHome', {})
const zone = (timezone = 'UTC') => call('places.getZone', { query: { timezone } })

test('what is held goes out as one request when it is released, and each has its own answer', async () => {
  holdReads()
  const session = call('accounts.getSession', {})
  const found = Promise.all([home(), call('clients.getCompany', { params: { id: 'p' } }), zone('America/Toronto')])
  await new Promise((later) => setTimeout(later))
  expect(asked).toEqual([])
  releaseReads()
  expect((await found).map((each) => each as unknown)).toEqual([
    { operation: 'operations.getClientHome' },
    { operation: 'clients.getCompany' },
    { operation: 'places.getZone' },
  ])
  await session
  expect(asked).toEqual([
    [
      { operation: 'accounts.getSession', params: {}, query: '' },
      { operation: 'operations.getClientHome', params: {}, query: '' },
      { operation: 'clients.getCompany', params: { id: 'p' }, query: '' },
      { operation: 'places.getZone', params: {}, query: 'timezone=America%2FToronto' },
    ],
  ])
})

test('while a page arrives, what begins in one turn goes together; one alone, and what is no such read, by itself', async () => {
  releaseReads()
  await Promise.all([home(), zone()])
  await zone()
  await Promise.all([home(), call('projects.createProject', { body: {} as never }), call('prices.getPriceBook', {})])
  expect(asked.map((each) => (typeof each === 'string' ? each : each.map(({ operation }) => operation)))).toEqual([
    ['operations.getClientHome', 'places.getZone'],
    'GET /api/places/zone?timezone=UTC',
    ...asked.slice(2),
  ])
  expect(asked).toContain('GET /api/home/client')
  expect(asked).toContain('GET /api/prices/book')
})

test('later, and for a visitor, each goes by itself', async () => {
  await Promise.all([home(), zone()])
  endSession()
  releaseReads()
  await Promise.all([zone(), zone('America/Toronto')])
  expect(asked.every((each) => typeof each === 'string')).toBe(true)
})

test('one that is refused is refused alone, as if it had come by itself', async () => {
  outer.answers = ([, second]) => [
    { status: 503, retry_after: 7, body: { message: 'Soon', code: 'starting' } },
    ...(second ? [answerOf(second)] : []),
  ]
  releaseReads()
  const [refused, found] = await Promise.allSettled([home(), zone()])
  expect(refused).toMatchObject({ reason: { status: 503, code: 'starting', message: 'Soon', retryAfter: 7 } })
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(ApiFailure)
  expect(found.status).toBe('fulfilled')
})

test.each([
  ['is refused', { status: 404 }],
  ['brings fewer answers', { status: 200, answers: () => [] }],
])('where the one request %s, each is asked for by itself', async (_what, answered) => {
  outer = answered
  releaseReads()
  expect(await Promise.all([home(), zone()])).toEqual([{ alone: true }, { alone: true }])
  expect(asked.slice(1).toSorted()).toEqual(['GET /api/home/client', 'GET /api/places/zone?timezone=UTC'])
})

test('more than one request holds go out as several', async () => {
  releaseReads()
  await Promise.all(Array.from({ length: 14 }, (_, at) => zone(`Etc/GMT+${at}`)))
  expect(asked.map((each) => each.length).toSorted()).toEqual([12, 2])
})
