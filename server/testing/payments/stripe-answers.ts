import { randomBytes } from 'node:crypto'

/** What the stand-in answers. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
export const rejection = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } })
export const missing = (id: string) =>
  rejection(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` })
