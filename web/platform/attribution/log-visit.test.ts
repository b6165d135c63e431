import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedReferral, storedUtmUuid } from './stored-utm.ts'
import { logVisit } from './log-visit.ts'

/*
 * A browser's storage and a server's address, which Node.js has not: the requests themselves go over a real line.
 */
const uuid = '01940000-0000-7000-8000-000000000001'
const friends = '01940000-0000-7000-8000-000000000002'
let is_referral = false
const requests: { url: string; body: unknown }[] = []
let server: Server
let status = 200

beforeEach(async () => {
  requests.length = 0
  status = 200
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body: JSON.parse(text) })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(
          status === 200
            ? { uuid: is_referral ? friends : uuid, shortcode: 'FAIR26', is_referral }
            : { message: 'No', code: 'too_many' },
        ),
      )
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  const real = globalThis.fetch
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('C5.3 parameters in the address are logged as a page view, and the reply’s uuid is kept', async () => {
  await logVisit('/pricing', '?utm=FAIR26&utm_source=flyer&rids=3')
  expect(requests).toEqual([
    { url: '/api/utm/log?event=pageview', body: { utm: 'FAIR26', utm_source: 'flyer', page: '/pricing' } },
  ])
  expect(storedUtmUuid()).toBe(uuid)
})

test('C5.3 a failed log is ignored, and what was kept stays', async () => {
  await logVisit('/', '?utm=FAIR26')
  status = 429
  await logVisit('/', '?utm=other')
  server.close()
  server.closeAllConnections()
  await logVisit('/', '?utm=third')
  expect(storedUtmUuid()).toBe(uuid)
})

test('C5 a referral link stays known after other links have been followed', async () => {
  await logVisit('/', '?utm=FAIR26')
  expect(storedReferral()).toBeNull()
  is_referral = true
  await logVisit('/', '?ref=abcd2345')
  is_referral = false
  await logVisit('/', '?utm_source=newsletter')
  expect([storedUtmUuid(), storedReferral()]).toEqual([uuid, friends])
  expect(requests[1]?.body).toEqual({ utm: 'abcd2345', page: '/' })
})

test('C5.3 an address without parameters sends nothing', async () => {
  await logVisit('/', '?step=roles')
  expect(requests).toEqual([])
  expect(storedUtmUuid()).toBeNull()
})
