import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holds } from '@talentplace/contract/shared/permission'
import type { Caller } from '@talentplace/contract/shared/operation'
import type { Session } from '../sessions/session.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { bodyFault } from './body-fault.ts'
import type { BoundOperation, RequestContext } from './handler.ts'
import { PreparedReply } from './prepared-reply.ts'
import { RawReply } from './raw-reply.ts'
import { Refusal } from './refusal.ts'
import { MalformedQuery, readParams, readQuery, wireForm } from './wire-form.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard, before the body is read. */
    session: Session | null
  }
}

const jsonType = 'application/json; charset=utf-8'
const longestFieldPath = 200

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : null
}

function guard(caller: Caller, session: Session | null): void {
  if (caller === 'anyone') return
  if (session === null) throw new Refusal(401, 'no_session', 'Your session has expired. Please login again.')
  if (caller === 'session') return
  if (!caller.some((permission) => holds(session.permissions, permission))) {
    throw new Refusal(403, 'forbidden', 'Your account does not have the permission for this.')
  }
}

function fieldPath(issue: $ZodIssue): string {
  return issue.path.map(String).join('.').slice(0, longestFieldPath) || 'body'
}

function invalid(issues: readonly $ZodIssue[]): Refusal {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 50)) fields[fieldPath(issue)] ??= issue.message
  return new Refusal(400, 'invalid', issues[0]?.message ?? 'Invalid input', { fields })
}

function invalidPart(path: string, message: string): Refusal {
  return new Refusal(400, 'invalid', `${path} ${message}`, { fields: { [path]: message } })
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
    throw invalidPart(error.key, error.message)
  }
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  if (value instanceof PreparedReply) return reply.type(jsonType).send(value.json)
  if (value instanceof RawReply) return reply.headers(value.headers).type(value.type).send(value.body)
  return reply.type(jsonType).send(JSON.stringify(value))
}

/** Finds the caller's session and refuses who may not call. @throws Refusal 401 or 403 */
async function admit(caller: Caller, token: string | null, sessions: SessionStore): Promise<Session | null> {
  const session = token === null ? null : await sessions.find(token)
  // A token that has ended is told so even where a visitor may call: the page must not go on as if signed in.
  if (token !== null && session === null) {
    throw new Refusal(401, 'no_session', 'Your session has expired. Please login again.')
  }
  guard(caller, session)
  return session
}

/**
 * Routes one operation below `/api`: session, guard (401, 403), input (400), the code, the reply check.
 * A reply that breaks its contract is our mistake: it is logged and answered with 500, never sent.
 */
export function bindOperation(server: FastifyInstance, bound: BoundOperation, sessions: SessionStore): void {
  const { operation, answer } = bound
  const queryForm = wireForm(operation.query)
  const paramsForm = wireForm(operation.params)

  server.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: who may not call isn't told what is wrong with it, and can't make us read it.
    onRequest: async (request) => {
      request.session = await admit(operation.caller, bearerToken(request), sessions)
    },
    handler: async (request, reply) => {
      const url = request.raw.url ?? ''
      const mark = url.indexOf('?')
      const query = operation.query
        ? parsed(
            operation.query,
            readWire(() => readQuery(queryForm, mark === -1 ? '' : url.slice(mark + 1))),
          )
        : undefined
      const params = operation.params
        ? parsed(
            operation.params,
            readWire(() => readParams(paramsForm, request.params as Record<string, string>)),
          )
        : undefined
      if (operation.body) {
        const fault = bodyFault(request.body)
        if (fault) throw invalidPart(fault.path, fault.message)
      }
      const body = parsed(operation.body, request.body)
      const context: RequestContext = {
        session: request.session,
        token: bearerToken(request),
        address: request.ip,
        requestId: request.id,
        log: request.log,
        setStatus: (status) => void reply.code(status),
      }
      const result = answer(context, { params, query, body })
      const value = result instanceof Promise ? await result : result
      if (value instanceof PreparedReply || value instanceof RawReply) return send(reply, value)
      const checked = safeParse(operation.reply, value)
      if (!checked.success) {
        request.log.error(
          { operation: operation.name, issues: checked.error.issues.slice(0, 5) },
          'a reply broke its contract',
        )
        throw new Refusal(500, 'internal', 'Something went wrong. Please try again later.')
      }
      return send(reply, checked.data)
    },
  })
}
