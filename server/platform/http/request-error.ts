import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

/**
 * Headers that can mean one thing only. Of two Node keeps the first, or joins them; a proxy in front may have read the
 * other, and then two machines take the same request for different ones.
 */
const singleHeaders = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'stripe-signature',
  'x-database-position',
])
const lengths = new Set([...singleHeaders].map(({ length }) => length))

function repeatedHeader({ rawHeaders }: IncomingMessage): string | null {
  let seen = ''
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? ''
    // Most headers are none of these, and so needn't be read.
    if (!lengths.has(sent.length)) continue
    const name = sent.toLowerCase()
    if (!singleHeaders.has(name)) continue
    if (seen.includes(`|${name}|`)) return name
    seen += `|${name}|`
  }
  return null
}

/** Raw bytes in an address have no agreed meaning: they are percent-encoded, as every browser does. */
const hasOtherThanAscii = (url: string) => /[^\x21-\x7e]/.test(url)

/** What is wrong with a request before anything reads it; null when it is fine. */
export function requestError(request: IncomingMessage): HttpError | null {
  if (request.headers.host === undefined && request.httpVersion === '1.1') {
    return new HttpError(400, 'invalid', 'The request names no host.')
  }
  const repeated = repeatedHeader(request)
  if (repeated !== null) return new HttpError(400, 'invalid', `The header ${repeated} was sent more than once.`)
  if (hasOtherThanAscii(request.url ?? '')) return new HttpError(400, 'invalid', 'The address is not well-formed.')
  return null
}
