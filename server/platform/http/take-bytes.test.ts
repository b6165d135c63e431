import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchange } from '../../testing/raw-socket.ts'
import { createHttpServer } from './server.ts'
import { takeBytes } from './take-bytes.ts'

const max = 3_000_000
const lines: string[] = []
let server: FastifyInstance
let port: number

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  server = createHttpServer({ log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) })
  void server.register((scope, _options, done) => {
    scope.post('/bytes', { bodyLimit: max, config: { maxBytes: max }, onRequest: takeBytes(scope, max) }, (request) => {
      const body = request.body as Buffer
      return { length: body.length, hash: hashOf(body) }
    })
    done()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})

afterAll(() => server.close())

const head = (length: string) =>
  `POST /bytes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/pdf\r\n${length}\r\n\r\n`
const sized = (body: Buffer, announced = body.length) =>
  Buffer.concat([Buffer.from(head(`Content-Length: ${announced}`)), body])
const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${head('Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ])

describe('bodies of bytes', () => {
  it.each([
    ['with its length', sized],
    ['in chunks', chunked],
  ])('come in as they were sent, up to exactly the limit: %s', async (_how, write) => {
    const body = randomBytes(max)
    expect(await exchange(port, write(body))).toContain(JSON.stringify({ length: max, hash: hashOf(body) }))
  })

  it.each([
    ['with its length', sized],
    ['in chunks', chunked],
  ])('of one byte more are 413, and whoever sends them reads why: %s', async (_how, write) => {
    const answer = await exchange(port, write(randomBytes(max + 1)))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"too_large"')
  })

  it('that end early are no fault of ours, and nothing is answered with their half', async () => {
    lines.length = 0
    expect(await exchange(port, sized(randomBytes(1000), 2000), { end: true })).not.toMatch(/^HTTP\/1\.1 [25]/)
    expect(lines).toEqual([])
  })
})
