import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchange } from '../../testing/raw-socket.ts'
import { unknownApiPathAnswer } from './failure-replies.ts'
import { createHttpServer } from './server.ts'

let server: FastifyInstance
let port: number
beforeAll(async () => {
  server = createHttpServer({ log: pino({ level: 'silent' }) })
  server.get('/api/ping', () => ({ pong: true }))
  server.post('/api/echo', (request) => ({ got: typeof request.body }))
  server.setNotFoundHandler(unknownApiPathAnswer([]))
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const closing = 'Host: x\r\nConnection: close\r\n\r\n'

/** The status and JSON of a raw answer. */
function read(answer: string): { status: number; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown }
}

const stillAnswers = async () => read(await exchange(port, `GET /api/ping HTTP/1.1\r\n${closing}`))

describe('what never becomes a request', () => {
  it.each([
    ['one huge header', `X-Big: ${'x'.repeat(70_000)}\r\n`],
    ['many headers', Array.from({ length: 4_000 }, (_, at) => `X-${at}: some value\r\n`).join('')],
  ])('%s is answered 431 in our form', async (_what, headers) => {
    expect(read(await exchange(port, `GET /api/ping HTTP/1.1\r\n${headers}${closing}`))).toEqual({
      status: 431,
      body: { code: 'headers_too_large', message: 'The request headers are too large.' },
    })
  })

  it('headers below the limit of 64 kB are read', async () => {
    const answer = await exchange(port, `GET /api/ping HTTP/1.1\r\nX-Big: ${'x'.repeat(60_000)}\r\n${closing}`)
    expect(read(answer).status).toBe(200)
  })

  it('an address beyond the limit is answered 431 in our form', async () => {
    const answer = await exchange(port, `GET /api/ping?${'x'.repeat(70_000)} HTTP/1.1\r\n${closing}`)
    expect(read(answer)).toMatchObject({ status: 431, body: { code: 'headers_too_large' } })
  })

  it.each([
    ['garbage', 'garbage garbage\r\n\r\n'],
    ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex')],
    ['no method', ' /api/ping HTTP/1.1\r\n\r\n'],
    ['an invented protocol', `GET /api/ping HTTP/9.9\r\n${closing}`],
    ['a header without a colon', `GET /api/ping HTTP/1.1\r\nbroken\r\n${closing}`],
    ['a length that is no number', `POST /api/echo HTTP/1.1\r\nContent-Length: many\r\n${closing}`],
    ['two lengths', `POST /api/echo HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${closing}`],
    ['a length and chunks', `POST /api/echo HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${closing}`],
    [
      'a broken chunk',
      `POST /api/echo HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${closing}zz\r\n`,
    ],
    ['no host', 'GET /api/ping HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s is answered 400 in our form', async (_what, bytes) => {
    const { status, body } = read(await exchange(port, bytes))
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'invalid', message: expect.stringMatching(/\.$/) })
  })

  it('random bytes harm nothing', async () => {
    for (let time = 0; time < 30; time += 1) {
      const answer = await exchange(port, Buffer.concat([randomBytes(200), Buffer.from('\r\n\r\n')]), { end: true })
      expect(answer === '' || answer.startsWith('HTTP/1.1 400 ')).toBe(true)
    }
    expect(await stillAnswers()).toEqual({ status: 200, body: { pong: true } })
  })

  it('half a request, then nothing more, harms nothing', async () => {
    const halves = [
      'GET /api/pi',
      'GET /api/ping HTTP/1.1\r\nHost:',
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    ]
    for (const half of halves) await exchange(port, half, { end: true })
    expect(await stillAnswers()).toEqual({ status: 200, body: { pong: true } })
  })
})

describe('methods', () => {
  it.each(['OPTIONS', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    '%s of an address that knows it not is answered 404 in our form',
    async (method) => {
      expect(read(await exchange(port, `${method} /api/ping HTTP/1.1\r\n${closing}`))).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    },
  )

  it('HEAD answers as GET, without the body', async () => {
    const answer = await exchange(port, `HEAD /api/ping HTTP/1.1\r\n${closing}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.split('\r\n\r\n')[1]).toBe('')
  })
})

const post = (headers: string, body: string) =>
  exchange(port, `POST /api/echo HTTP/1.1\r\n${headers}Host: x\r\nConnection: close\r\n\r\n${body}`)

describe('bodies', () => {
  it('announced beyond 1 MB is refused before it is read', async () => {
    const answer = await post('Content-Type: application/json\r\nContent-Length: 2000000\r\n', '{')
    expect(read(answer)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('in chunks beyond 1 MB is refused', async () => {
    const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`
    const answer = await post(
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
      `${chunk.repeat(12)}0\r\n\r\n`,
    )
    expect(read(answer)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('of another type than JSON is refused', async () => {
    expect(read(await post('Content-Type: text/plain\r\nContent-Length: 1\r\n', 'x')).status).toBe(415)
    expect(read(await post('Content-Length: 1\r\n', 'x')).status).toBe(415)
  })
})
