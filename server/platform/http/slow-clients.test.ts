import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exchange } from '../../testing/raw-socket.ts'
import { takeBytes } from './take-bytes.ts'
import { createHttpServer, type SlowPatience } from './server.ts'

const big = JSON.stringify({ big: 'x'.repeat(8_000_000) })
const sockets: Socket[] = []
let server: FastifyInstance
let accepted = 0

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

async function serve(patience: { sending?: number; reading?: number }): Promise<number> {
  const slow: SlowPatience = {
    sending: { longest: patience.sending ?? 60_000, every: 20 },
    reading: { every: 20, stalled: patience.reading ?? 60_000, slowest: 1e9 },
  }
  server = createHttpServer({ log: pino({ level: 'silent' }), slow })
  accepted = 0
  server.server.on('connection', () => (accepted += 1))
  server.get('/ping', () => ({ pong: true }))
  server.get('/big', (_request, reply) => reply.send(big))
  server.post('/echo', (request) => ({ got: typeof request.body }))
  void server.register((scope, _options, done) => {
    scope.post(
      '/bytes',
      { bodyLimit: 1e6, config: { maxBytes: 1e6 }, onRequest: takeBytes(scope, 1e6) },
      (request) => ({ got: (request.body as Buffer).length }),
    )
    done()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

/** A connection that keeps its own half open whatever the server does. */
function open(port: number, bytes: string, read: boolean): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes))
  socket.on('error', () => undefined)
  if (read) socket.resume()
  else socket.pause()
  sockets.push(socket)
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)))
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

/** All of so many have come, and none is left. */
async function cutAll(count: number): Promise<boolean> {
  await until(() => expect(accepted).toBe(count))
  await until(async () => expect(await connections()).toBe(0))
  return true
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`
const halves: [what: string, bytes: string, drop: string][] = [
  ['say nothing', '', ''],
  ['drip their headers', get('/ping'), 'X-Drop: x\r\n'],
  [
    'drip a body',
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ' ',
  ],
  ['drip a second request', `${get('/ping')}\r\n${get('/ping')}`, 'X-Drop: x\r\n'],
]

describe('who sends slowly', () => {
  it.each(halves)('is cut, though they %s and never let go', async (_what, bytes, drop) => {
    const port = await serve({ sending: 200 })
    const dripping = Array.from({ length: 48 }, () => open(port, bytes, true))
    const drip = setInterval(() => {
      for (const socket of dripping) if (drop !== '' && socket.writable) socket.write(drop)
    }, 20)
    expect(await cutAll(48)).toBe(true)
    clearInterval(drip)
    expect(await exchange(port, `${get('/ping')}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`

/** Sends the second half once the time of a usual request is well over. */
async function sendInHalves(path: string): Promise<string> {
  const port = await serve({ sending: 200 })
  const bytes = 1_000_000
  const socket = open(port, post(path, bytes) + 'x'.repeat(bytes / 2), true)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  await new Promise((over) => setTimeout(over, 800))
  if (socket.writable) socket.write('x'.repeat(bytes / 2))
  await until(() => expect(answer).toMatch(/^HTTP/))
  return answer
}

describe('who sends a file over a slow line', () => {
  it('is waited for, as long as 50 kB a second are to be expected', async () => {
    expect(await sendInHalves('/bytes')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is cut wherever no file is taken', async () => {
    expect(await sendInHalves('/echo')).toMatch(/^HTTP\/1\.1 (?:408|415) /)
  })
})

describe('who doesn’t read', () => {
  it('is cut, and holds no reply', async () => {
    const port = await serve({ reading: 100 })
    for (let at = 0; at < 5; at += 1) open(port, `${get('/big')}\r\n`.repeat(4), false)
    expect(await cutAll(5)).toBe(true)
  })

  it('is cut at once when they ask for more than any browser does meanwhile', async () => {
    const port = await serve({})
    open(port, `${get('/big')}\r\n`.repeat(100), false)
    expect(await cutAll(1)).toBe(true)
  })

  it('but a reader who takes their time gets it all', async () => {
    const port = await serve({ reading: 5_000 })
    const socket = open(port, `${get('/big')}Connection: close\r\n\r\n`, false)
    let taken = 0
    socket.on('data', (chunk) => {
      taken += chunk.length
      socket.pause()
      setImmediate(() => socket.resume())
    })
    socket.resume()
    await new Promise((ended) => socket.once('end', ended))
    expect(taken).toBeGreaterThan(big.length)
  })
})
