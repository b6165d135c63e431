import { randomUUID } from 'node:crypto'
import { withoutSecrets } from '../log/without-secrets.ts'
import type { Session } from '../sessions/session.ts'
import type { Socket } from 'socket.io'

/** Who a socket says it is. */
export interface Claim {
  readonly token: string
  /** The token's hash as `session_ended` names it. */
  readonly key: string
  /** Null until the token has been looked up. */
  session: Session | null
  /** Counts look-ups: only the answer of the last one counts. */
  turn: number
}

/** One open browser tab. */
export interface LiveSocket {
  /** What staff know it by; the library's own id stays between the two ends. */
  readonly uuid: string
  readonly socket: Socket
  readonly source: string
  readonly since: Date
  page: string
  lastSeen: Date
  claim: Claim | null
}

const longestPage = 300
const longestSource = 60
const controls = /\p{Cc}|\p{Cs}/gu

/**
 * A page as staff may see it: its path alone, since a query can carry a pin; and a verification's key is one too.
 */
export function visiblePage(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return '/'
  const plain = path.split(/[?#]/, 1)[0] ?? '/'
  return withoutSecrets(plain.replaceAll(controls, '')).slice(0, longestPage)
}

export function newLiveSocket(socket: Socket, now: Date): LiveSocket {
  const { source, page } = socket.handshake.query
  return {
    uuid: randomUUID(),
    socket,
    source: typeof source === 'string' ? source.replaceAll(controls, '').slice(0, longestSource) : '',
    since: now,
    page: visiblePage(page),
    lastSeen: now,
    claim: null,
  }
}
