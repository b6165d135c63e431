import * as t from '@talentplace/contract/core/messages/refusals'
import { setImmediate as betweenRequests } from 'node:timers/promises'
import { errorCodes, type FastifyInstance, type FastifyRequest, type onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

/** Bodies of bytes that one process holds at the same time: they are kept in memory until they are stored. */
const maxAtOnce = 8

/** Bytes that are copied between two calls. Fastify's own parser joins them all at once: 24 MB of fresh memory take up to 100 ms. */
const copiedAtOnce = 1024 * 1024

/** What comes in, until a connection ends early. A body that's too long isn't destroyed, so that its sender reads why. */
async function* partsOf(raw: FastifyRequest['raw']): AsyncGenerator<Buffer> {
  try {
    yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch {
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()
  }
}

/** @throws FastifyError 400 where the body ends early, 413 */
async function readBytes({ raw, headers }: FastifyRequest, max: number): Promise<Buffer> {
  if (Number(headers['content-length']) > max) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of partsOf(raw)) {
    size += part.length
    if (size > max) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
    parts.push(part)
  }
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  let copied = 0
  for (const part of parts) {
    part.copy(bytes, at)
    at += part.length
    copied += part.length
    if (copied < copiedAtOnce) continue
    copied = 0
    await betweenRequests()
  }
  return bytes
}

/**
 * Lets the routes of a scope take any bytes as their body, at most so many. Registers nothing else; to be called on a scope of its
 * own. The hook refuses what one process can't hold, with 503 `busy`, before it is read.
 */
export function takeBytes(scope: FastifyInstance, max: number): onRequestHookHandler {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (request: FastifyRequest) => readBytes(request, max))
  let taken = 0
  return (_request, reply, done) => {
    if (taken >= maxAtOnce) {
      done(
        new HttpError(503, 'busy', t.manyFiles(), {
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
