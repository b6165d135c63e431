import type { Operation, Received, ReplyOf } from '@talentplace/contract/shared/operation'
import type { FastifyBaseLogger } from 'fastify'
import type { Session } from '../sessions/session.ts'
import type { PreparedReply } from './prepared-reply.ts'
import type { RawReply } from './raw-reply.ts'

/** What a signature is over and where it stands. */
export interface SentCall {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** What an operation knows of the call besides its input. */
export interface RequestContext {
  readonly session: Session | null
  /** The bearer token, to end this very session. */
  readonly token: string | null
  /** Whom throttles count: the caller's IPv4 address, or the /64 network of their IPv6 address. */
  readonly address: string
  /** The caller's whole address, for what is kept as evidence. */
  readonly exactAddress: string
  /** What the caller's browser says it is, at most 500 characters of it. */
  readonly userAgent: string | undefined
  /** The `Idempotency-Key` of the call; null for an operation that asks for none. */
  readonly idempotencyKey: string | null
  /** The call as it came, for an operation whose contract says that it is signed; null for any other. */
  readonly asSent: SentCall | null
  /** The body of an operation whose contract takes bytes, which may be empty; null for any other. */
  readonly bytes: Buffer | null
  /** How far the database has to have come, as the caller was told; null: they were told nothing. */
  readonly readAfter: string | null
  readonly requestId: string
  /** Aborted once nobody waits for the reply any more: the connection ended before it was sent. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** Sends the reply with this status instead of 200. */
  setStatus(status: 200 | 503): void
}

export type Reply<O> = ReplyOf<O> | PreparedReply | RawReply

/** An operation of the contract together with the code that answers it. */
export interface BoundOperation {
  readonly operation: Operation
  readonly answer: (context: RequestContext, input: { params: unknown; query: unknown; body: unknown }) => unknown
  /** Of an operation whose contract asks for a shared secret; null: there is none, and nobody may call. */
  readonly secret?: string | null
}

/** Joins an operation and its code; input and reply have the contract's types. */
export function handle<const O extends Operation>(
  operation: O,
  answer: (context: RequestContext, input: Received<O>) => Reply<O> | Promise<Reply<O>>,
): BoundOperation {
  // The binder parses the input by this very operation's schemas before it calls.
  return { operation, answer: (context, input) => answer(context, input as Received<O>) }
}

/** The key of an operation whose contract asks for one: without it the call has already been refused. */
export function idempotencyKeyOf(context: RequestContext): string {
  if (context.idempotencyKey === null) throw new Error('This operation asks for no idempotency key.')
  return context.idempotencyKey
}

/** The call as it came, of an operation whose contract says that it is signed. */
export function sentCallOf(context: RequestContext): SentCall {
  if (context.asSent === null) throw new Error('This operation was not declared signed.')
  return context.asSent
}

/** The bytes that came with a call of an operation whose contract takes them. */
export function bytesOf(context: RequestContext): Buffer {
  if (context.bytes === null) throw new Error('This operation was not declared to take bytes.')
  return context.bytes
}

/** The session of an operation whose contract asks for one: the guard has already refused everybody else. */
export function signedIn(context: RequestContext): Session {
  if (context.session === null) throw new Error('This operation was declared open to visitors but needs a session.')
  return context.session
}
