import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a reader may take; a test shortens it. */
export interface ReaderPatience {
  /** Ms between two looks at every connection. */
  readonly every: number
  /** Ms that a reply may wait for its reader to take anything. */
  readonly stalled: number
  /** Bytes that a reader takes in a second, at the least; bigger replies may take longer accordingly. */
  readonly slowest: number
}

export const usualReaderPatience: ReaderPatience = { every: 1_000, stalled: 15_000, slowest: 20_000 }

/** Requests that a connection may have unanswered. Browsers and proxies have one; what is more only fills memory. */
const maxUnanswered = 16

interface Watched {
  since: number
  taken: number
  max: number
}

/**
 * Ends connections that ask and don't read: replies nobody takes would be kept in memory for as long as the other side
 * likes. Nothing is done for a reply that goes out at once, which is nearly every one.
 */
export function cutSlowReaders(server: FastifyInstance, patience: ReaderPatience): void {
  const connections = new Map<Socket, Watched | null>()
  const unanswered = new WeakMap<Socket, number>()

  function look(socket: Socket, watched: Watched | null, now: number): void {
    const waiting = socket.writableLength
    if (waiting === 0) {
      if (watched) connections.set(socket, null)
      return
    }
    const taken = socket.bytesWritten - waiting
    if (watched === null || taken > watched.taken) {
      connections.set(socket, { since: now, taken, max: waiting })
      return
    }
    watched.max = Math.max(watched.max, waiting)
    if (now - watched.since > patience.stalled + (watched.max / patience.slowest) * 1000) socket.resetAndDestroy()
  }

  const looking = setInterval(() => {
    const now = performance.now()
    for (const [socket, watched] of connections) look(socket, watched, now)
  }, patience.every)
  looking.unref()

  server.server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > maxUnanswered) socket.destroy()
    done()
  })
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
    done()
  })
  server.addHook('onClose', (_server, done) => {
    clearInterval(looking)
    done()
  })
}
