import { positionHeader } from '@talentplace/contract/shared/database-position'
import type { FastifyInstance } from 'fastify'
import type { Replicas } from './replicas.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Tells everybody who may have written, whatever came of it, how far the database has come by then. */
export function announcePositions(server: FastifyInstance, replicas: Pick<Replicas, 'position'>): void {
  server.addHook('onSend', async (request, reply) => {
    if (reading.has(request.method)) return
    const position = await replicas.position()
    if (position !== null) reply.header(positionHeader, position)
  })
}
