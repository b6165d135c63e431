import '@talentplace/contract/shared/plain-messages'
import * as t from '@talentplace/contract/core/messages/refusals'
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { maxBodyBytesOf } from '@talentplace/contract/shared/body-limits'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { Session } from '../sessions/session.ts'
import type { Authorize } from './authorize.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { atEndOfTurn } from './end-of-turn.ts'
import { bodyError } from './body-error.ts'
import type { BoundOperation, RequestContext, SentCall } from './handler.ts'
import { countedAddress } from './peer-address.ts'
import { plainQueryParser } from './plain-query.ts'
import { PreparedReply } from './prepared-reply.ts'
import { RawReply } from './raw-reply.ts'
import { HttpError } from './http-error.ts'
import { jsonType, sendJson } from './send-json.ts'
import { announcedPosition } from '../replicas/announced-position.ts'
import { keepSentBytes, sentCall } from './request-call.ts'
import { takeBytes } from './take-bytes.ts'
import { requireSecret } from './require-secret.ts'
import { MalformedQuery, readParams, readQuery, queryCodec } from './query-codec.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard, before the body is read. */
    session: Session | null
  }
  interface FastifyContextConfig {
    /** What the route answers; none beside the contract. */
    operation?: Operation
  }
}

const longestFieldPath = 200
const longestUserAgent = 500
const idempotencyKeyForm = /^[\x21-\x7e]{8,200}$/

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : null
}

function fieldPath(issue: $ZodIssue): string {
  return issue.path.map(String).join('.').slice(0, longestFieldPath) || 'body'
}

/** What is wrong with a value that may have several forms, where it has one of them by its kind: one entry or a list, say. */
function issuesOf(issue: $ZodIssue): readonly $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [fitting, ...others] = issue.errors.filter((form) => form.every(({ path }) => path.length > 0))
  if (!fitting || others.length > 0) return [issue]
  return fitting.flatMap((each) => issuesOf({ ...each, path: [...issue.path, ...each.path] }))
}

function invalid(found: readonly $ZodIssue[]): HttpError {
  const issues = found.slice(0, 50).flatMap(issuesOf)
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 50)) fields[fieldPath(issue)] ??= issue.message
  return new HttpError(400, 'invalid', issues[0]?.message ?? t.unexpectedForm(), { fields })
}

/** @throws HttpError 400 for an operation that asks for a key and got none, or none that can be kept */
function idempotencyKey(operation: Operation, request: FastifyRequest): string | null {
  if (!operation.idempotencyKey) return null
  const given = request.headers['idempotency-key']
  if (typeof given === 'string' && idempotencyKeyForm.test(given)) return given
  const message = 'An Idempotency-Key header of 8 to 200 visible characters is needed.'
  throw new HttpError(400, 'idempotency_key_required', message, { fields: { 'Idempotency-Key': message } })
}

function invalidPart(path: string, message: string, code: MalformedQuery['code'] = 'invalid'): HttpError {
  return new HttpError(400, code, `${path} ${message}`, { fields: { [path]: message } })
}

function parsed(schema: $ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = safeParse(schema, value)
  if (!result.success) throw invalid(result.error.issues)
  return result.data
}

function readWire<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MalformedQuery)) throw error
    throw invalidPart(error.key, error.message, error.code)
  }
}

function sentBytes({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function sendPrepared(reply: FastifyReply, { json }: PreparedReply): FastifyReply {
  return reply.header('content-type', jsonType).send(json)
}

function sendRaw(request: FastifyRequest, reply: FastifyReply, value: RawReply): FastifyReply {
  reply.headers(value.headers).type(value.type)
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (value.brotli === undefined || !takesBrotli) return reply.send(value.body)
  return reply.header('content-encoding', 'br').send(value.brotli)
}

/** @throws HttpError 500 for a reply that breaks its contract */
function sendChecked(operation: Operation, request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  if (value instanceof PreparedReply) return sendPrepared(reply, value)
  if (value instanceof RawReply) return sendRaw(request, reply, value)
  const checked = safeParse(operation.reply, value)
  if (!checked.success) {
    request.log.error(
      { operation: operation.name, issues: checked.error.issues.slice(0, 5) },
      'a reply broke its contract',
    )
    throw new HttpError(500, 'internal', t.wentWrong())
  }
  return sendJson(request, reply, JSON.stringify(checked.data))
}

/** What an operation knows of its call; little of it is ever asked, so it is looked up when it is. */
class CallContext implements RequestContext {
  readonly session: Session | null
  readonly idempotencyKey: string | null
  readonly asSent: SentCall | null
  readonly bytes: Buffer | null
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #signal: AbortSignal | undefined

  constructor(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    this.session = request.session
    this.idempotencyKey = idempotencyKey(operation, request)
    this.asSent = operation.signed ? sentCall(request) : null
    this.bytes = operation.bytes ? sentBytes(request) : null
    this.#request = request
    this.#reply = reply
  }

  get token(): string | null {
    return bearerToken(this.#request)
  }

  get address(): string {
    return countedAddress(this.#request.peer)
  }

  get exactAddress(): string {
    return this.#request.peer
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent']?.slice(0, longestUserAgent)
  }

  get readAfter(): string | null {
    return announcedPosition(this.#request)
  }

  get requestId(): string {
    return this.#request.id
  }

  get signal(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#reply.raw)
    return this.#signal
  }

  get log(): FastifyBaseLogger {
    return this.#request.log
  }

  setStatus(status: 200 | 503): void {
    this.#reply.code(status)
  }
}

function enterBy(operation: Operation, authorize: Authorize): onRequestHookHandler {
  return (request, _reply, done) => {
    const enter = (session: Session | null) => {
      request.session = session
      done()
    }
    try {
      const admitted = authorize(operation, bearerToken(request))
      if (admitted instanceof Promise) admitted.then(enter, done)
      else enter(admitted)
    } catch (error) {
      done(error as Error)
    }
  }
}

/**
 * Routes one operation below `/api`: session, guard (401, 403), input (400), the code, the reply check.
 * A reply that breaks its contract is our mistake: it is logged and answered with 500, never sent.
 */
export function bindOperation(server: FastifyInstance, bound: BoundOperation, authorize: Authorize): void {
  const { bytes, sharedSecret } = bound.operation
  const machines = sharedSecret ? [requireSecret(bound.secret ?? null)] : []
  if (bytes === undefined) {
    addRoute(server, bound, authorize, machines)
    return
  }
  // What is taken for a body there is nobody else's.
  server.register((scope, _options, done) => {
    addRoute(scope, bound, authorize, [...machines, takeBytes(scope, bytes.max)])
    done()
  })
}

function addRoute(
  server: FastifyInstance,
  { operation, answer }: BoundOperation,
  authorize: Authorize,
  afterwards: readonly onRequestHookHandler[],
): void {
  const queryForm = queryCodec(operation.query)
  const readPlainQuery = operation.query ? plainQueryParser(operation.query) : null
  const paramsForm = queryCodec(operation.params)

  server.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: who may not call isn't told what is wrong with it, and can't make us read it.
    onRequest: [enterBy(operation, authorize), ...afterwards],
    bodyLimit: maxBodyBytesOf(operation),
    config: { operation, ...(operation.bytes && { maxBytes: operation.bytes.max }) },
    ...(operation.signed && { preParsing: keepSentBytes }),
    handler: (request, reply) => {
      const url = request.raw.url ?? ''
      const mark = url.indexOf('?')
      const queryText = mark === -1 ? '' : url.slice(mark + 1)
      const sentQuery = () => readWire(() => readQuery(queryForm, queryText))
      if (!operation.query && queryText !== '') sentQuery()
      const query = operation.query && (readPlainQuery?.(queryText) ?? parsed(operation.query, sentQuery()))
      const params = operation.params
        ? parsed(
            operation.params,
            readWire(() => readParams(paramsForm, request.params as Record<string, string>)),
          )
        : undefined
      if (operation.body) {
        const issue = bodyError(request.body)
        if (issue) throw invalidPart(issue.path, issue.message)
      }
      const body = parsed(operation.body, request.body)
      const result = answer(new CallContext(operation, request, reply), { params, query, body })
      if (result instanceof Promise)
        return result.then((value: unknown) => sendChecked(operation, request, reply, value))
      // Nothing is returned: Fastify would wait for a returned reply as for a promise.
      if (result instanceof PreparedReply) atEndOfTurn(() => sendPrepared(reply, result))
      else sendChecked(operation, request, reply, result)
      return undefined
    },
  })
}
