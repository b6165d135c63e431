import { newUuid } from '../browser/new-uuid.ts'
import { ApiFailure } from './api-failure.ts'

/** One attempt at paying: the key that the server charges at most once, and what it was sent with. */
export interface Attempt {
  readonly key: string
  readonly sent: string
}

/** The last attempt again where nothing has changed since, else a new one. */
export function attemptAt(body: object, last: Attempt | null): Attempt {
  const sent = JSON.stringify(body)
  return last?.sent === sent ? last : { key: newUuid(), sent }
}

/** True when the server has said no for certain: the next press is another attempt. */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiFailure && [400, 403, 404, 409].includes(error.status)
}
