import * as ui from '@talentplace/contract/shared/messages/ui'
import type { Failure } from '@talentplace/contract/shared/failure'
import type { FailureCode } from '@talentplace/contract/shared/failure-codes'

/** A refused or failed call. `status` is 0 when no answer came; `message` is what a person may read. */
export class ApiFailure extends Error {
  readonly status: number
  /** The contract's; `offline`: no answer came, `unreadable`: none of ours. A newer server may have others. */
  readonly code: FailureCode | 'offline' | 'unreadable'
  readonly fields: Record<string, string> | undefined
  /** How many candidates a search found, where signing in would show them. */
  readonly count: number | undefined
  /** Seconds after which asking again may help, where the answer says so. */
  readonly retryAfter: number | undefined
  /** The whole answer, as it came. */
  readonly body: unknown

  constructor(
    status: number,
    failure: Pick<Failure, 'message' | 'code' | 'fields' | 'count'>,
    more: { body?: unknown; retryAfter?: number } = {},
  ) {
    super(failure.message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = failure.code as ApiFailure['code']
    this.fields = failure.fields
    this.count = failure.count
    this.retryAfter = more.retryAfter
    this.body = more.body
  }
}

/** The failure an answer tells, also when its body isn't one of ours (a proxy's page). */
export function readFailure({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiFailure {
  const wait = headers.get('retry-after')
  const failure = typeof body === 'object' && body !== null ? (body as Partial<Failure>) : {}
  return new ApiFailure(
    status,
    {
      message: failure.message ?? ui.wentWrong(),
      code: failure.code ?? 'unreadable',
      fields: failure.fields,
      count: failure.count,
    },
    { body, retryAfter: wait !== null && /^\d{1,6}$/.test(wait) ? Number(wait) : undefined },
  )
}

/** What a person reads about any error. */
export function failureMessage(error: unknown, errorMessage: string): string {
  return error instanceof ApiFailure && error.code !== 'unreadable' ? error.message : errorMessage
}
