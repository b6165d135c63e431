import { invalidField, HttpError } from '../../../platform/http/http-error.ts'

/** What has been charged stays as it was: a change begins today at the earliest. @throws HttpError 400 */
export function checkStart(effective_from: string, today: string): void {
  if (effective_from < today) throw invalidField('effective_from', 'Must be today or later')
}

/** What begins on a day of its own begins there once. @throws HttpError 409 */
export function startsThen(what: string): HttpError {
  const message = `${what} begins that day already.`
  return new HttpError(409, 'begins_then', message, { fields: { effective_from: message } })
}

/** Only what has not begun can be removed. @throws HttpError 409 */
export function checkNotStarted(effective_from: string, today: string): void {
  if (effective_from > today) return
  throw new HttpError(409, 'begun', 'It has begun, so it stays. What shall hold instead can begin from today on.')
}
