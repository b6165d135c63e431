import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operation } from '@talentplace/contract/shared/operation'
import { readHere } from './read-here.ts'
import { createHttpServer } from './server.ts'

const some = operation({
  name: 'test.some',
  method: 'GET',
  path: '/some/{id}',
  summary: '',
  caller: 'anyone',
  reply: z.unknown(),
})

test('a read is that of whoever sent the outer call, so that limits count each', async () => {
  const server = createHttpServer({ log: pino({ level: 'silent' }) })
  server.get('/api/some/:id', ({ peer, headers, raw }, reply) =>
    reply.code(429).header('retry-after', '7').send({ peer, token: headers.authorization, url: raw.url }),
  )
  const read = readHere(server)
  const { status, retryAfter, json } = await read(
    some,
    { params: { id: '5' }, query: 'a=1&b[]=2' },
    { token: 't', exactAddress: '2001:db8::7' },
  )
  expect([status, retryAfter]).toEqual([429, 7])
  expect(JSON.parse(json)).toEqual({ peer: '2001:db8::7', token: 'Bearer t', url: '/api/some/5?a=1&b[]=2' })
  const asVisitor = await read(some, { params: { id: '5' }, query: '' }, { token: null, exactAddress: '127.0.0.1' })
  expect(JSON.parse(asVisitor.json)).toEqual({ peer: '127.0.0.1', url: '/api/some/5' })
  await server.close()
})
