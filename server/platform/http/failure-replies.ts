import * as t from '@talentplace/contract/core/messages/refusals'
import type { FailureStatus } from '@talentplace/contract/shared/failure'
import type { FailureCode } from '@talentplace/contract/shared/failure-codes'
import { declaresFailure } from '@talentplace/contract/shared/failures-of'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { isCollision } from '../database/collisions.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { isForeignKeyBroken } from '../database/foreign-key-broken.ts'
import { isOutOfRoom } from '../database/out-of-room.ts'
import { QueueFull } from '../workers/turn-queue.ts'
import { WorkerCrashed } from '../workers/worker-crashed.ts'
import { FilesAway } from '../files/file-store.ts'
import { endWith } from './last-words.ts'
import { HttpError } from './http-error.ts'
import { safeHeaderLines, safeHeaders } from './safe-headers.ts'

/** The framework's own refusals, in our words. */
const frameworkCodes: Record<string, { status: FailureStatus; code: FailureCode; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'unsupported_media_type', message: 'Send JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'too_large', message: 'The request is too large.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'invalid', message: 'The body is empty; JSON was expected.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'invalid', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid',
    message: 'The body is not as long as announced.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'invalid', message: 'The address is not well-formed.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, code: 'too_long', message: 'The address is too long.' },
}

/** The refusal that any thrown thing amounts to; null when it is our mistake. */
function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (isDatabaseAway(error)) {
    return new HttpError(503, 'unavailable', t.unavailable(), {
      retryAfter: 1,
    })
  }
  if (error instanceof FilesAway) {
    const message = 'Files can’t be reached for a moment. Nothing was lost; please try again.'
    return new HttpError(503, 'files_away', message, { retryAfter: 2 })
  }
  if (error instanceof QueueFull) {
    const message = 'Many people are asking for this right now. Please try again in a moment.'
    return new HttpError(503, 'busy', message, { retryAfter: 5 })
  }
  if (error instanceof WorkerCrashed) {
    const message = 'We couldn’t prepare this file. Please try again, or choose less for it.'
    return new HttpError(503, 'not_prepared', message, { retryAfter: 5 })
  }
  if (isOutOfRoom(error)) {
    const message =
      'We can’t save anything for a moment. What you saved before is safe; please try again in a few minutes.'
    return new HttpError(503, 'out_of_room', message, { retryAfter: 60 })
  }
  const code = (error as { code?: string }).code
  if (isCollision(error) || code === '55P03') {
    return new HttpError(503, 'busy', t.busy(), {
      retryAfter: 1,
    })
  }
  if (code === '57014') {
    return new HttpError(503, 'busy', t.tookTooLong(), { retryAfter: 5 })
  }
  // A foreign key: whoever was asked about was there a moment ago, and was merged or removed since.
  if (isForeignKeyBroken(error)) {
    return new HttpError(409, 'gone', t.goneReference())
  }
  const known = code === undefined ? undefined : frameworkCodes[code]
  if (known) return new HttpError(known.status, known.code, known.message)
  const status = (error as { statusCode?: number }).statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    return new HttpError(400, 'invalid', 'The request is not well-formed.')
  }
  return null
}

export function sendHttpError(reply: FastifyReply, httpError: HttpError): FastifyReply {
  if (httpError.retryAfter !== undefined) reply.header('retry-after', String(httpError.retryAfter))
  return reply
    .code(httpError.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: httpError.message,
        code: httpError.code,
        ...(httpError.fields && { fields: httpError.fields }),
        ...httpError.extra,
      }),
    )
}

/** A refusal that the contract keeps from whoever reads it: the operation doesn't declare it, so that no client expects it. */
function isUndeclared({ status, code }: HttpError, request: FastifyRequest): boolean {
  const operation = request.routeOptions?.config?.operation
  if (operation === undefined || declaresFailure(operation, status, code)) return false
  request.log.error({ operation: operation.name, status, code }, 'a refusal that its operation doesn’t declare')
  return true
}

/**
 * Answers whatever a handler or the framework throws, in the contract's failure form. `strict`: what the operation doesn't declare is
 * a mistake of ours, so that the test that meets it fails; people are told what they would have been told.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { strict }: { readonly strict: boolean },
): FastifyReply {
  const httpError = asHttpError(error)
  // Where no route was found, no hook has set it.
  reply.headers({ ...safeHeaders, 'x-request-id': request.id })
  if (httpError && isUndeclared(httpError, request) && strict) {
    const message = `The operation doesn’t declare ${httpError.status} ${httpError.code} (${httpError.message}).`
    return sendHttpError(reply, new HttpError(500, 'internal', message))
  }
  if (httpError) {
    if (httpError.status >= 500 || httpError.code === 'gone') request.log.warn({ err: error }, 'refused')
    return sendHttpError(reply, httpError)
  }
  request.log.error({ err: error }, 'unexpected error')
  return sendHttpError(reply, new HttpError(500, 'internal', t.wentWrong()))
}

const socketRejections: Record<string, { status: string; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers_too_large',
    message: 'The request headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'timeout',
    message: 'The request took too long to arrive.',
  },
}

/** Answers what never became a request: broken or oversized headers. */
export function answerSocketError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const httpError = socketRejections[error.code ?? ''] ?? {
    status: '400 Bad Request',
    code: 'invalid',
    message: 'The request is not well-formed.',
  }
  const body = JSON.stringify({ message: httpError.message, code: httpError.code })
  endWith(
    socket,
    `HTTP/1.1 ${httpError.status}\r\nContent-Type: application/json; charset=utf-8\r\n${safeHeaderLines}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** The answer to unknown paths and methods below `/api`. */
export function unknownApiPathAnswer(
  operations: readonly Operation[],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const known = operations.map(({ method, path }) => ({
    method,
    form: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  return (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    const methods = known.filter(({ form }) => form.test(path)).map(({ method }) => method)
    const message =
      methods.length > 0 ? `This address answers ${methods.join(', ')}.` : 'There is nothing at this address.'
    return sendHttpError(reply, new HttpError(404, 'not_found', message))
  }
}
