import { positionHeader } from '@talentplace/contract/shared/database-position'
import type { FastifyInstance } from 'fastify'
import type { Replicas } from './replicas.ts'

/** Tells everybody who may have written, whatever came of it, how far the database has come by then. */
export function tellPositions(server: FastifyInstance, replicas: Pick<Replicas, 'position'>): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
    if (!isWrite) return done(null, payload)
    replicas.position().then(
      (position) => {
        if (position !== null) reply.header(positionHeader, position)
        done(null, payload)
      },
      () => done(null, payload),
    )
  })
}
