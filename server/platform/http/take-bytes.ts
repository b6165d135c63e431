import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

/** Bodies of bytes that one process holds at the same time: they are kept in memory until they are stored. */
const mostAtOnce = 8

/**
 * Lets the routes of a scope take any bytes as their body, at most so many. Registers nothing else; to be called on a scope of its
 * own. The hook refuses what one process can't hold, with 503 `busy`, before it is read.
 */
export function takeBytes(scope: FastifyInstance, most: number): onRequestHookHandler {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) => done(null, body))
  let taken = 0
  return (_request, reply, done) => {
    if (taken >= mostAtOnce) {
      done(
        new HttpError(503, 'busy', 'Many files are coming in. Nothing was saved; please try again in a moment.', {
          retryAfter: 2,
        }),
      )
      return
    }
    taken += 1
    reply.raw.once('close', () => {
      taken -= 1
    })
    done()
  }
}
