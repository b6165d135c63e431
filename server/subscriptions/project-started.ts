import { HttpError } from '../platform/http/http-error.ts'

/** What is done to a draft once it has become a subscription. */
export function projectStarted(): HttpError {
  return new HttpError(
    409,
    'project_started',
    'This search has become a subscription and is no longer a draft. You find it among your subscriptions.',
  )
}
