import * as t from '@talentplace/contract/core/messages/refusals'
import type { FailureStatus } from '@talentplace/contract/shared/failure'
import type { FailureCode } from '@talentplace/contract/shared/failure-codes'

/** A call that is refused: what the caller is told, and nothing else. */
export class HttpError<Status extends FailureStatus = FailureStatus> extends Error {
  readonly status: Status
  readonly code: FailureCode<Status>
  readonly fields: Record<string, string> | undefined
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** Further parts of the body that the operation's contract names. */
  readonly extra: Record<string, unknown> | undefined

  constructor(
    status: Status,
    code: FailureCode<Status>,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; extra?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.extra = more.extra
  }
}

/** Input that breaks a rule only the server can know, told at its field. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, 'invalid', message, { fields: { [field]: message } })
}

/** Not there, or not yours: the two are never told apart. */
export function notFound(message = t.notFound()): HttpError {
  return new HttpError(404, 'not_found', message)
}
