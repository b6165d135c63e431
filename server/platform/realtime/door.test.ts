import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exchange } from '../../testing/raw-socket.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveRealtime, testBrowsers, type RealtimeServer } from '../../testing/servers/realtime-server.ts'
import { settableClock } from '../clock/clock.ts'
import { readTrustedProxies } from '../http/trusted-proxies.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let running: RealtimeServer
const browsers = testBrowsers()

beforeAll(async () => {
  database = await testDatabase()
  running = await serveRealtime({ database, clock })
})
afterEach(browsers.close)
afterAll(async () => {
  await running.stop()
  await database.close()
})

const wellFormed = '/socket/?EIO=4&transport=websocket'

function upgrade(path: string, headers: Record<string, string> = {}): string {
  const all = {
    Host: `127.0.0.1:${running.port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Version': '13',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const statusOf = async (path: string, headers: Record<string, string> = {}, port = running.port) =>
  (await exchange(port, upgrade(path, headers))).slice(9, 12)

const forwarded = (address: string, claimed: string) => ({ 'x-forwarded-for': `${claimed}, ${address}` })

const alive = async () => (await fetch(`http://127.0.0.1:${running.port}/api/nothing`)).status

describe('the door of the live channel', () => {
  it.each<[string, string, Record<string, string>]>([
    ['another transport', '/socket/?EIO=4&transport=polling', {}],
    ['no transport', '/socket', {}],
    ['an old protocol', '/socket/?EIO=3&transport=websocket', {}],
    ['a session of another transport', `${wellFormed}&sid=abc`, {}],
    ['a key that is none', wellFormed, { 'Sec-WebSocket-Key': 'x' }],
    ['another version', wellFormed, { 'Sec-WebSocket-Version': '12' }],
    ['another protocol', wellFormed, { Upgrade: 'h2c' }],
  ])('refuses %s with 400 in the form of every refusal', async (_what, path, headers) => {
    const answer = await exchange(running.port, upgrade(path, headers))
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
    expect(body).toEqual({ message: 'The live channel speaks WebSocket only.', code: 'invalid' })
  })

  it('refuses two Authorization headers, and an address of raw bytes, with 400', async () => {
    const twice = upgrade(wellFormed, { Authorization: 'Bearer a' }).replace(
      '\r\n\r\n',
      '\r\nAuthorization: Bearer b\r\n\r\n',
    )
    expect(await exchange(running.port, twice)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(await statusOf(`${wellFormed}&x=\u00e9`)).toBe('400')
  })

  it.each([
    ['https://elsewhere.example', '403'],
    ['null', '403'],
    ['https://talentplace.example.elsewhere.example', '403'],
    ['http://localhost:5173', '403'],
  ])('refuses a page of %s', async (origin, status) => {
    expect(await statusOf(wellFormed, { Origin: origin })).toBe(status)
  })

  it.each(['https://talentplace.example', 'own'])('lets a page of ours in: %s', async (from) => {
    const origin = from === 'own' ? `http://127.0.0.1:${running.port}` : from
    const browser = await browsers.open(running, { headers: { origin } })
    expect(browser.socket.connected).toBe(true)
  })

  it('answers a plain request there and an upgrade elsewhere as any other request', async () => {
    expect((await fetch(`http://127.0.0.1:${running.port}/socket`)).status).toBe(404)
    const answer = await exchange(running.port, upgrade('/api/nothing', { Connection: 'Upgrade, close' }))
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toContain('x-request-id')
  })

  it('refuses with 429 whoever connects too often, as the last trusted proxy saw them', async () => {
    const proxies = readTrustedProxies('loopback')
    const busy = await serveRealtime({ database, clock, connectionsPerMinute: 2, proxies })
    const from = (address: string) => browsers.open(busy, { headers: forwarded(address, '10.0.0.1') })
    await from('203.0.113.1')
    await from('203.0.113.1')
    expect(await statusOf(wellFormed, forwarded('203.0.113.1', '198.51.100.1'), busy.port)).toBe('429')
    expect((await from('203.0.113.2')).socket.connected).toBe(true)
    await from('2001:db8::1')
    await from('2001:db8::2')
    expect(await statusOf(wellFormed, forwarded('2001:db8::3', '198.51.100.1'), busy.port)).toBe('429')
    await busy.stop()
  })
})

/** The frames of a browser: masked, one piece each. */
function frame(payload: string | Buffer, opcode = 1): Buffer {
  const bytes = Buffer.from(payload)
  const length =
    bytes.length < 126 ? Buffer.from([0x80 | bytes.length]) : Buffer.from([0xfe, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), bytes])
}

describe('what no browser of ours says', () => {
  it.each<[string, Buffer[]]>([
    ['frames that are none', [randomBytes(500)]],
    ['text that is no packet', [frame('9garbage'), frame('42{"a":')]],
    ['an event without a name', [frame('40'), frame('42[]'), frame('42[null]'), frame('42[1,2]')]],
    [
      'the library’s own events',
      [frame('40'), frame('42["error",1]'), frame('42["connect"]'), frame('42["disconnect"]')],
    ],
    ['an event before connecting', [frame('42["page",{"path":"/a"}]')]],
    ['another namespace', [frame('40/admin,'), frame('40')]],
    ['connecting twice', [frame('40'), frame('40'), frame('40{"token":"x"}')]],
    ['pieces that never come', [frame('40'), frame('451-["page",{"_placeholder":true,"num":0}]'), frame('x', 2)]],
    ['more than may be said in one piece', [frame('40'), frame(`42["page",{"path":"/${'x'.repeat(20_000)}"}]`)]],
    [
      'two hundred things at once',
      [frame('40'), ...Array.from({ length: 200 }, () => frame('42["page",{"path":"/a"}]'))],
    ],
  ])('%s end that connection at most', async (_what, frames) => {
    const answer = await exchange(running.port, Buffer.concat([Buffer.from(upgrade(wellFormed)), ...frames]), {
      end: true,
    })
    expect(answer).toMatch(/^HTTP\/1.1 101 /)
    expect(await alive()).toBe(404)
  })

  it('an event with anything but what it should carry changes nothing', async () => {
    const browser = await browsers.open(running, { page: '/client/home' })
    for (const said of [undefined, null, 1, 'x', [], { token: 1 }, { path: 7 }, { path: { toString: 1 } }]) {
      for (const name of ['authenticate', 'deauthenticate', 'page', 'other']) browser.socket.emit(name, said)
    }
    expect(await browser.socket.emitWithAck('page', { path: '/' })).toEqual({ authenticated: false })
  })

  it('more than a hundred things in ten seconds end the connection', async () => {
    const browser = await browsers.open(running)
    const left = new Promise<string>((done) => browser.socket.once('disconnect', done))
    for (let at = 0; at < 200; at += 1) browser.socket.emit('page', { path: '/a' })
    expect(await left).toMatch(/transport/)
  })
})
