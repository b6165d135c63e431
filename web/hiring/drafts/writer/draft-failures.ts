import * as t from '@talentplace/contract/hiring/messages/drafts'
import { ApiFailure } from '../../../platform/api/api-failure.ts'

const startedCode = 'project_started'

export function draftStarted(): ApiFailure {
  return new ApiFailure(409, { code: startedCode, message: t.started() })
}

/** True for a failure that says the draft isn't there, or not for this person. */
export function isDraftDeleted(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status === 404 || (error.status === 400 && error.fields?.['uuid'] !== undefined)
}

/** True for a failure that says the draft has become a subscription. */
export function hasDraftStarted(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === startedCode
}

/**
 * True for a failure after which the same save may succeed: no answer, an ended session, too many calls, or a fault of
 * the server's.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true
  const { status } = error
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}
