import type { Failure } from '@talentplace/contract/shared/failure'

/** A refused or failed call. `status` is 0 when no answer came; `message` is what a person may read. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  /** How many candidates a search found, where signing in would show them. */
  readonly count: number | undefined
  /** The whole answer, as it came. */
  readonly body: unknown

  constructor(status: number, failure: Pick<Failure, 'message' | 'code' | 'fields' | 'count'>, body?: unknown) {
    super(failure.message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = failure.code
    this.fields = failure.fields
    this.count = failure.count
    this.body = body
  }
}

/** The failure an answer's body tells, also when it isn't one of ours (a proxy's page). */
export function readFailure(status: number, body: unknown): ApiFailure {
  const told = typeof body === 'object' && body !== null ? (body as Partial<Failure>) : {}
  return new ApiFailure(
    status,
    {
      message: told.message ?? 'Something went wrong. Please try again later.',
      code: told.code ?? 'unreadable',
      fields: told.fields,
      count: told.count,
    },
    body,
  )
}

/** What a person reads about any error. */
export function failureMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.code !== 'unreadable' ? error.message : otherwise
}
