import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { endWith } from '../http/last-words.ts'
import { safeHeaderLines } from '../http/safe-headers.ts'
import type { HttpError } from '../http/http-error.ts'

/** Answers an upgrade that is refused: the framework has let go of it, so the bytes are ours to write. */
export function writeHttpError(socket: Duplex, refusal: HttpError): void {
  const body = JSON.stringify({ message: refusal.message, code: refusal.code })
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(refusal.retryAfter === undefined ? [] : [`Retry-After: ${refusal.retryAfter}`]),
    'Connection: close',
  ]
  endWith(socket, `${lines.join('\r\n')}\r\n${safeHeaderLines}\r\n${body}`)
}
