import { io, type Socket } from 'socket.io-client'
import { positionEvent } from '@talentplace/contract/shared/database-position'
import { rememberPosition } from '../api/seen-position.ts'
import {
  realtimeEvents,
  replayedEvent,
  type RealtimeEvent,
  type RealtimeMessages,
} from '@talentplace/contract/core/notifications/realtime-events'

export interface ConnectionListeners {
  /** The channel stands. `again`: it had stood before, and what happened in between was missed. */
  onConnected(again: boolean): void
  /** It stands for the first time, and the server can't tell what happened since the page began to ask. */
  onMissed(): void
  /** The channel fell, or couldn't be opened. */
  onDown(): void
  onEvent(event: RealtimeEvent, data: unknown): void
}

export interface ConnectionOptions extends ConnectionListeners {
  /** Origin of the server; the page's own where it is left out. */
  readonly url?: string
  /** The session's token at the moment of asking, or null for a visitor. */
  readonly token: () => string | null
  /** The page the person is on, path only. */
  readonly page: () => string
  /** How long to wait before the server is asked again when it has sent us away, in milliseconds. */
  readonly rejectedWait: number
}

/** Milliseconds after which what happened since the page began to ask is asked for, where the server hasn’t said. */
const longestAnswer = 3_000

/** The open channel to the server; it opens itself again whenever it falls. */
export interface Connection {
  /** Says whose the channel is; null: nobody's any more. */
  authenticate(token: string | null): void
  reportPage(path: string): void
  close(): void
}

/**
 * Opens the live channel. The library goes on trying by itself when the line is down; where the server ended or
 * refused the connection it doesn't, and we ask again after `rejectedWait`.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { onConnected, onMissed, onDown, onEvent, token, page, rejectedWait } = options
  const firstPage = page()
  let given: string | null = null
  const credentials = (): object => {
    given = token()
    // Whoever connects again asks for everything: what was missed may be long ago.
    return { ...(given !== null && { token: given }), ...(!stoodBefore && { age: Math.ceil(performance.now()) }) }
  }
  let stoodBefore = false
  const socket: Socket = io(options.url ?? '', {
    path: '/socket',
    transports: ['websocket'],
    auth: (give) => give(credentials()),
    query: { source: 'talentplace', page: firstPage },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    withCredentials: true,
    forceNew: true,
  })
  let unanswered: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  function down(): void {
    onDown()
    if (socket.active) return
    clearTimeout(waiting)
    waiting = setTimeout(() => socket.connect(), rejectedWait)
  }

  // What is said while the channel is down is told when it stands again, instead of being kept in a queue.
  const say = <Name extends keyof RealtimeMessages>(name: Name, data: RealtimeMessages[Name]): void => {
    if (socket.connected) socket.emit(name, data)
  }
  const authenticate = (own: string | null): void =>
    own === null ? say('deauthenticate', {}) : say('authenticate', { token: own })

  socket.on('connect', () => {
    // The page in the handshake's address is that of the first time.
    if (stoodBefore || page() !== firstPage) say('page', { path: page() })
    if (token() !== given) authenticate(token())
    onConnected(stoodBefore)
    // A server of an older version says nothing of it.
    if (!stoodBefore) unanswered = setTimeout(onMissed, longestAnswer)
    stoodBefore = true
  })
  socket.on('disconnect', down)
  socket.on('connect_error', down)
  socket.on(positionEvent, rememberPosition)
  socket.on(replayedEvent, ({ whole }: { whole: boolean }) => {
    if (unanswered === undefined) return
    clearTimeout(unanswered)
    unanswered = undefined
    if (!whole) onMissed()
  })
  for (const event of realtimeEvents) socket.on(event, (data: unknown) => onEvent(event, data))

  return {
    authenticate,
    reportPage: (path) => say('page', { path }),
    close() {
      socket.off()
      socket.disconnect()
      clearTimeout(waiting)
      clearTimeout(unanswered)
    },
  }
}
