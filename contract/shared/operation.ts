import type { $ZodType, output as OutputOf, input as InputOf } from 'zod/v4/core'
import type { DailyCreation } from './creation-limits.ts'
import type { DeclaredFailure } from './failure-codes.ts'
import type { FlagName } from './flag.ts'
import type { Permission } from './permission.ts'
import type { SecondPersonAct } from './second-person.ts'

/**
 * Who may call: `anyone` (also without a session), `session` (any signed-in person),
 * or a list of permissions of which the caller holds at least one.
 */
export type Caller = 'anyone' | 'session' | readonly Permission[]

/** A2.8: the feature must be on, unless the caller holds one of its beta permissions; staff are bound by `admin-…` only. */
export interface FlagRule {
  readonly name: FlagName
  /** Any of these does. */
  readonly beta?: readonly Permission[]
}

/** One declaration an operation; routing, validation, guard, OpenAPI, typed client and tests come from it. */
export interface Operation<
  Params extends $ZodType = $ZodType,
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Reply extends $ZodType = $ZodType,
> {
  /** Unique, `feature.verbNoun`; also the OpenAPI operationId. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, exactly as the specification writes it, parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly caller: Caller
  /**
   * While this feature is off the call is refused with 403 `feature_off`. Several: each role waits for its own, the one
   * whose name begins with `client-`, `va-` or `admin-`.
   */
  readonly flag?: FlagRule | readonly FlagRule[]
  /** Answered during maintenance too: what a closed page itself needs. */
  readonly worksInMaintenance?: true
  /** Nobody's session is looked for, so that it answers without the database too. */
  readonly withoutSession?: true
  /** The session is looked up in the database, whatever this process remembers: for what moves permissions or money. */
  readonly freshSession?: true
  /**
   * A list or report that may be read from a replica, a moment old for whoever hasn't just written: its code only reads,
   * nothing is decided by what it reads, and who may see what is known from the session alone.
   */
  readonly readsReplica?: true
  /** Staff who have to set up two-step sign-in first may already call it. */
  readonly beforeTwoStep?: true
  /**
   * Moves money: the call carries an `Idempotency-Key` header (8 to 200 visible characters); without one it is refused with 400
   * `idempotency_key_required`.
   */
  readonly idempotencyKey?: true
  /**
   * Raises what a client pays, or has agreed to pay: it asks the rule of the company's spending limit (`spendApproved`), and is refused
   * with 409 `needs_approval` above it.
   */
  readonly raisesSpending?: true
  /**
   * Approves what someone else proposed: whoever calls it is refused as one of its authors, and with 409 `second_person_waits` when their
   * permission came from an author, or their email, password or two-step sign-in changed, within 7 days (`requireSecondPerson`).
   */
  readonly secondPerson?: SecondPersonAct
  /**
   * What it adds, one for each item of a body that is a list: beyond what one person adds within a day (`maxCreatedADay`) it is refused
   * with 429 `too_many_created` and adds nothing.
   */
  readonly createsPerDay?: DailyCreation
  /**
   * Staff may call it in a client's place: it belongs to the checkout. All others are refused with 403 `impersonating`.
   */
  readonly impersonation?: true
  /** Sent by another machine, which signs the very bytes of the body: the code reads them as they came. */
  readonly signed?: true
  /**
   * Sent by a machine of ours, which shows the secret of the configuration in the header `X-Webhook-Secret`: without it the call is
   * refused with 401 `unsigned` before its body is read.
   */
  readonly sharedSecret?: true
  /** The body is the bytes of a file, of whatever type, instead of JSON: at most so many. */
  readonly bytes?: { readonly max: number }
  /** A body longer than usual (`body-limits.ts`), and why. */
  readonly maxBody?: { readonly bytes: number; readonly reason: string }
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  /**
   * The refusals this operation can give, `409 slot_taken`, beyond those that follow from its caller, its input and what it does
   * (`failuresOf`). A refusal that isn't declared fails the test that meets it.
   */
  readonly failures?: readonly DeclaredFailure[]
  /** The status, besides 200, that carries the reply too; a health check says in full why it isn't well. */
  readonly replyStatus?: 503
  /** The reply is not JSON: its media type, or those it may have. `reply` then describes nothing. */
  readonly replyType?: string | readonly string[]
}

type Absent = undefined

/** Declares an operation, keeping its exact name and the exact schema types of its parts. */
export function operation<
  const Name extends string,
  Reply extends $ZodType,
  Params extends $ZodType = $ZodType<Absent, Absent>,
  Query extends $ZodType = $ZodType<Absent, Absent>,
  Body extends $ZodType = $ZodType<Absent, Absent>,
>(
  declaration: Operation<Params, Query, Body, Reply> & { readonly name: Name },
): Operation<Params, Query, Body, Reply> & { readonly name: Name } {
  return declaration
}

/** What a handler receives: parsed parts. */
export type Received<O> =
  O extends Operation<infer P, infer Q, infer B, $ZodType>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never

type Part<Key extends string, T> = [T] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: T }

/** What a client sends. */
export type Sent<O> =
  O extends Operation<infer P, infer Q, infer B, $ZodType>
    ? Part<'params', InputOf<P>> & Part<'query', InputOf<Q>> & Part<'body', InputOf<B>>
    : never

/** What a client gets. */
export type ReplyOf<O> = O extends Operation<$ZodType, $ZodType, $ZodType, infer R> ? OutputOf<R> : never
