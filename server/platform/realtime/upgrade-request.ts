import type { IncomingMessage } from 'node:http'

/** True when an upgrade has the form that the live channel's library answers well. */
export function isWellFormed(request: IncomingMessage): boolean {
  const { headers, method } = request
  const query = new URLSearchParams((request.url ?? '').split('?', 2)[1])
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
    headers['sec-websocket-version'] === '13' &&
    query.get('transport') === 'websocket' &&
    query.get('EIO') === '4' &&
    !query.has('sid')
  )
}

/** True when the page that opens the channel is one of ours; programs, which send no origin, are let in. */
export function isOwnOrigin(request: IncomingMessage, allowed: { publicUrl: string; loopback: boolean }): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.host === host) return true
  if (from.origin === new URL(allowed.publicUrl).origin) return true
  return allowed.loopback && ['localhost', '127.0.0.1', '[::1]'].includes(from.hostname)
}
