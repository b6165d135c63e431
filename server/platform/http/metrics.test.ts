import type { FastifyError } from 'fastify'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerError } from './failure-replies.ts'
import { exposeMetrics } from './metrics.ts'

function serverWith(token: string | null) {
  const server = Fastify()
  server.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, { strict: true }))
  exposeMetrics(server, { token })
  server.get('/things/:id', () => 'a thing')
  return server
}

it('/metrics counts requests by route, not by address', async () => {
  const server = serverWith(null)
  await server.inject('/things/1')
  await server.inject('/things/2')
  const { body } = await server.inject('/metrics')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2')
  expect(body).not.toContain('/things/1')
})

it('/metrics answers direct calls of this machine only, unless a token is configured', async () => {
  const open = serverWith(null)
  expect((await open.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  for (const header of ['x-forwarded-for', 'forwarded']) {
    expect((await open.inject({ url: '/metrics', headers: { [header]: '127.0.0.1' } })).statusCode).toBe(404)
  }
  expect((await open.inject('/metrics')).statusCode).toBe(200)
  const guarded = serverWith('sixteen-characters')
  expect((await guarded.inject('/metrics')).statusCode).toBe(404)
  const authorization = 'Bearer sixteen-characters'
  const answer = await guarded.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } })
  expect(answer.statusCode).toBe(200)
})
