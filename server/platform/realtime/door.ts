import { STATUS_CODES, type Server as HttpServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { endWith } from '../http/last-words.ts'
import { countedAddress, peerAddress } from '../http/peer-address.ts'
import { HttpError } from '../http/http-error.ts'
import { requestError } from '../http/request-error.ts'
import { safeHeaderLines } from '../http/safe-headers.ts'
import type { TrustedProxies } from '../http/trusted-proxies.ts'
import { createRate } from './rate.ts'
import { isOwnOrigin, isWellFormed } from './upgrade-request.ts'

export interface DoorOptions {
  readonly server: HttpServer
  /** Where the product is reached, which a proxy may hide. */
  readonly publicUrl: string
  /** Also pages of this machine, such as the development server's, may connect. */
  readonly loopback: boolean
  readonly proxies: TrustedProxies
  /** New connections an address may make in a minute; an office shares one. */
  readonly connectionsPerMinute?: number
  /** False while nothing could be told to a socket. */
  readonly isOpen: () => boolean
  readonly enter: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

const defaultConnectionsPerMinute = 600
const pathForm = /^\/socket\/?(\?|$)/
// Any other request that names an upgrade is answered as if it didn't.
const shouldUpgradeCallback = (request: IncomingMessage) => pathForm.test(request.url ?? '')

/** Answers an upgrade that is refused: the framework has let go of it, so the bytes are ours to write. */
function writeHttpError(socket: Duplex, httpError: HttpError): void {
  const body = JSON.stringify({ message: httpError.message, code: httpError.code })
  const lines = [
    `HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(httpError.retryAfter === undefined ? [] : [`Retry-After: ${httpError.retryAfter}`]),
    'Connection: close',
  ]
  endWith(socket, `${lines.join('\r\n')}\r\n${safeHeaderLines}\r\n${body}`)
}

/** Lets WebSocket connections at `/socket` in, and refuses the others in the form of every refusal. */
export function openDoor(options: DoorOptions): void {
  const { server, enter } = options
  const rate = createRate({
    max: options.connectionsPerMinute ?? defaultConnectionsPerMinute,
    windowMs: 60_000,
    now: () => performance.now(),
  })

  function rejectionOf(request: IncomingMessage): HttpError | null {
    const issue = requestError(request)
    if (issue !== null) return issue
    if (!isWellFormed(request)) return new HttpError(400, 'invalid', 'The live channel speaks WebSocket only.')
    if (!isOwnOrigin(request, options))
      return new HttpError(403, 'forbidden', 'This page may not open the live channel.')
    if (!options.isOpen()) {
      return new HttpError(503, 'unavailable', 'The live channel is briefly unavailable.', { retryAfter: 1 })
    }
    if (!rate.admit(countedAddress(peerAddress(request, options.proxies)))) {
      return new HttpError(429, 'too_many', 'Too many connections. Please try again in a minute.', { retryAfter: 60 })
    }
    return null
  }

  Object.assign(server, { shouldUpgradeCallback })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const httpError = rejectionOf(request)
    if (httpError === null) enter(request, socket, head)
    else writeHttpError(socket, httpError)
  })
}
