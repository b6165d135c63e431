import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerSocketError } from './failure-replies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes that the route's body may have, where that is more than others'. */
    maxBytes?: number
  }
}

/** Bytes that a sender of a big body sends in a second, at the least. */
const slowest = 50_000

/** Ms in which a body has to have come: what every request has, and more for the bytes of a route that takes many. */
export function sendingTime(longest: number, maxBytes = 0): number {
  return longest + (maxBytes / slowest) * 1000
}

function announcedBytes(request: FastifyRequest, maxBytes: number): number {
  const announced = Number(request.headers['content-length'] ?? maxBytes)
  return Math.min(maxBytes, Number.isFinite(announced) ? announced : maxBytes)
}

/**
 * Ends requests whose body hasn't come in its time. Node knows one time for all of them, which is that of the biggest; headers have
 * a time of their own there.
 */
export function cutSlowSenders(server: FastifyInstance, longest: number): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    // What comes over no connection (calls of tests) has come already.
    if (hasBody && !raw.complete && raw.socket instanceof Socket) {
      const bytes = announcedBytes(request, request.routeOptions.config?.maxBytes ?? 0)
      const timer = setTimeout(
        () => {
          if (raw.complete || raw.socket.destroyed) return
          const late = Object.assign(new Error('The request took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
          answerSocketError(late, raw.socket)
        },
        sendingTime(longest, bytes),
      )
      timer.unref()
      raw.once('end', () => clearTimeout(timer))
    }
    done()
  })
}
