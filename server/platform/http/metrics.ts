import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isDirectAndLocal } from './peer-address.ts'
import { notFound } from './http-error.ts'
import { isSameSecret } from './same-secret.ts'

/** With a token only its bearer may look; without one only this machine, and nobody whom a proxy lets through. */
function mayLook(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isDirectAndLocal(request.raw)
  return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
}

/**
 * Prometheus metrics at `/metrics`: the process's own, and the time of requests by route. Others get 404. The registry
 * takes further ones.
 */
export function exposeMetrics(server: FastifyInstance, options: { token: string | null }): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayLook(request, options.token)) throw notFound('There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
