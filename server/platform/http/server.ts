import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { maxBodyBytes } from '@talentplace/contract/shared/body-limits'
import { maxFileBytes } from '@talentplace/contract/shared/file-limits'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { inLanguageOf } from '../languages/reader-language.ts'
import type { Session } from '../sessions/session.ts'
import { answerError, answerSocketError } from './failure-replies.ts'
import { HttpError } from './http-error.ts'
import { peerAddress } from './peer-address.ts'
import { requestError } from './request-error.ts'
import { safeHeaders } from './safe-headers.ts'
import { cutSlowReaders, usualReaderPatience, type ReaderPatience } from './slow-readers.ts'
import { cutSlowSenders, sendingTime } from './slow-senders.ts'
import { noProxies, type TrustedProxies } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of whoever calls, as the last proxy that we trust saw it. */
    readonly peer: string
  }
}

const headerLimit = 64 * 1024

/** How long those who send or read slowly are waited for; a test shortens it. */
export interface SlowPatience {
  /** Ms in which a whole request has to have come, and between two looks at those that haven't. */
  readonly sending: { readonly longest: number; readonly every: number }
  readonly reading: ReaderPatience
}

const usualPatience: SlowPatience = { sending: { longest: 10_000, every: 1_000 }, reading: usualReaderPatience }

/** Who is signed in, as the log names them: never by name or email. */
export function personIn({ user_uuid, impersonator_uuid }: Session): { user: string; by?: string } {
  return { user: user_uuid, ...(impersonator_uuid !== null && { by: impersonator_uuid }) }
}

/**
 * Reads JSON bodies. Bytes that aren't UTF-8 are refused: a decoder would replace them, and what is stored would be
 * something that nobody sent.
 */
function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) done(new HttpError(400, 'invalid', 'The body is not valid UTF-8.'))
    else parse(request, body.toString(), done)
  })
}

/** A Fastify server with our limits, one log line a request, and our form of refusal everywhere. */
export function createHttpServer(options: {
  log: FastifyBaseLogger
  /** The product is reached by https: browsers are told to use nothing else. */
  https?: boolean
  proxies?: TrustedProxies
  slow?: SlowPatience
  /** A refusal that its operation doesn't declare is answered as our mistake: in tests. */
  strict?: boolean
}): FastifyInstance {
  const { sending, reading } = options.slow ?? usualPatience
  const proxies = options.proxies ?? noProxies
  const strict = options.strict ?? false
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    requestTimeout: sendingTime(sending.longest, maxFileBytes),
    genReqId: () => randomUUID(),
    // Node would refuse a missing Host with an empty body.
    http: {
      maxHeaderSize: headerLimit,
      requireHostHeader: false,
      headersTimeout: sending.longest,
      connectionsCheckingInterval: sending.every,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 2_000,
      // Each operation reads its own query, from the raw address.
      querystringParser: () => ({}),
    },
    clientErrorHandler: (error, socket) => answerSocketError(error, socket),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, { strict }),
  })
  const ownHeaders = {
    ...safeHeaders,
    ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
  }
  server.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, { strict }))
  cutSlowReaders(server, reading)
  cutSlowSenders(server, sending.longest)
  server.removeContentTypeParser('text/plain')
  readJsonBodies(server)
  // A mail program that unsubscribes its person sends a form (RFC 8058); what it says stands in the address already.
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )
  server.decorateRequest('session', null)
  server.decorateRequest('peer', {
    getter() {
      return peerAddress(this.raw, proxies)
    },
  })
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(ownHeaders)
    reply.header('x-request-id', request.id)
    inLanguageOf(request.raw, () => done(requestError(request.raw) ?? undefined))
  })
  // Once more: whose call it is has been found, and a body that comes later comes outside of what the request began.
  server.addHook('preValidation', (request, _reply, done) => inLanguageOf(request.raw, done, request.session?.language))
  server.addHook('onResponse', (request, reply, done) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    const ms = Math.round(reply.elapsedTime * 100) / 100
    const who = request.session ? personIn(request.session) : {}
    if (!path.startsWith('/assets/')) {
      request.log.info({ method: request.method, path, status: reply.statusCode, ms, ...who }, 'request')
    }
    done()
  })
  return server
}
