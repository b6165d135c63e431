import type { ServerResponse } from 'node:http'
import { HttpError } from './http-error.ts'

/** Aborts when a reply's connection ends before the reply was sent; its reason is told to nobody but the log. */
export function disconnectSignal(reply: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const abort = () => {
    if (reply.writableFinished) return
    controller.abort(new HttpError(503, 'cancelled', 'The caller has gone away.', { retryAfter: 1 }))
  }
  if (reply.destroyed) abort()
  else reply.once('close', abort)
  return controller.signal
}
