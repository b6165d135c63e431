import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation } from '@talentplace/contract/shared/operation'
import { exchange } from '../../testing/raw-socket.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { bindOperation } from './bind.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './server.ts'

const repeat = operation({
  name: 'test.repeat',
  method: 'POST',
  path: '/repeat/{name}',
  summary: 'Answers what it read',
  caller: 'anyone',
  params: z.object({ name: z.string() }),
  query: z.object({ q: z.string().optional() }),
  body: z.object({ text: z.string() }),
  reply: z.object({ text: z.string(), name: z.string(), q: z.string().optional() }),
})

let server: FastifyInstance
let port: number
beforeAll(async () => {
  server = createHttpServer({ log: silentLog })
  const bound = handle(repeat, (_context, { body, params, query }) => ({ ...body, ...params, ...query }))
  bindOperation(server, bound, () => null)
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => server.close())

async function send(given: { path?: string | Buffer; headers?: string; text?: Buffer }) {
  const { path = '/api/repeat/me', headers = '', text = Buffer.from('hello') } = given
  const body = Buffer.concat([Buffer.from('{"text":"'), text, Buffer.from('"}')])
  const head = `Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n`
  const answer = await exchange(
    port,
    Buffer.concat([Buffer.from('POST '), Buffer.from(path), Buffer.from(' HTTP/1.1\r\n'), Buffer.from(head), body]),
  )
  const [first = '', ...rest] = Buffer.from(answer, 'latin1').toString().split('\r\n\r\n')
  return { status: Number(first.split(' ')[1]), body: JSON.parse(rest.join('\r\n\r\n')) as Record<string, unknown> }
}

describe('a header that can mean one thing only', () => {
  it.each([
    ['authorization', 'Authorization: Bearer a\r\nAuthorization: Bearer b\r\n'],
    ['authorization', 'authorization: Bearer a\r\nAUTHORIZATION: Bearer a\r\n'],
    ['content-type', 'Content-Type: text/plain\r\n'],
    ['idempotency-key', 'Idempotency-Key: key-number-1\r\nIdempotency-Key: key-number-2\r\n'],
    ['host', 'Host: elsewhere\r\n'],
  ])('%s sent twice is refused with 400 that names it', async (name, headers) => {
    expect(await send({ headers })).toEqual({
      status: 400,
      body: { code: 'invalid', message: `The header ${name} was sent more than once.` },
    })
  })

  it('content-length sent twice is refused with 400', async () => {
    expect(await send({ headers: 'Content-Length: 16\r\n' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('others may come twice', async () => {
    const headers =
      'Authorization: Bearer a\r\nX-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: 5.6.7.8\r\nCookie: a=1\r\nCookie: b=2\r\n'
    expect((await send({ headers })).status).toBe(200)
  })
})

/** Two bytes for "/", which takes one; half of "é"; a byte that begins nothing; a surrogate as CESU-8 has it. */
const malformed: readonly [string, Buffer][] = [
  ['an overlong slash', Buffer.from([0xc0, 0xaf])],
  ['an overlong NUL', Buffer.from([0xc0, 0x80])],
  ['half a letter', Buffer.from([0xc3])],
  ['a byte of no text', Buffer.from([0xff])],
  ['a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
]

describe('text that is not UTF-8', () => {
  it.each(malformed)('%s in a body is refused with 400', async (_what, text) => {
    expect(await send({ text })).toEqual({
      status: 400,
      body: { code: 'invalid', message: 'The body is not valid UTF-8.' },
    })
  })

  it.each(malformed)('%s in path and query, percent-encoded or not, is refused with 400', async (_what, text) => {
    const encoded = [...text].map((each) => `%${each.toString(16)}`).join('')
    for (const path of [
      `/api/repeat/${encoded}`,
      `/api/repeat/me?q=${encoded}`,
      Buffer.concat([Buffer.from('/api/repeat/'), text]),
      Buffer.concat([Buffer.from('/api/repeat/me?q='), text]),
    ]) {
      expect(await send({ path })).toMatchObject({
        status: 400,
        body: { code: 'invalid', message: expect.any(String) },
      })
    }
  })

  it('bytes of UTF-8 in an address, not encoded, are refused, never read as other letters', async () => {
    expect(await send({ path: Buffer.from('/api/repeat/me?q=é') })).toMatchObject({ status: 400 })
  })

  it('UTF-8 is read as it was sent, cut into pieces anywhere', async () => {
    const text = 'Zoë 山 👩‍👩‍👧'
    expect(
      await send({
        path: `/api/repeat/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`,
        text: Buffer.from(text),
      }),
    ).toEqual({
      status: 200,
      body: { text, name: text, q: text },
    })
  })
})
