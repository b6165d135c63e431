import { createStore } from '../browser/store.ts'
import { emitter } from '../browser/emitter.ts'
import { readToken, sessionState } from '../session/session-store.ts'
import type { Connection, ConnectionOptions } from './connection.ts'
import type { RealtimeEvent } from '@talentplace/contract/core/notifications/realtime-events'

export interface RealtimeMessage {
  readonly event: RealtimeEvent
  readonly data: unknown
}

/** Told for every event that reaches this browser. */
export const realtimeMessages = emitter<RealtimeMessage>()

/**
 * Told when what was missed has to be asked for: the channel stands for the first time and the server can't tell what
 * happened since the page was loaded, it stands again, or it is down and a minute has passed.
 */
export const catchUp = emitter<'missed' | 'reconnected' | 'polling'>()

/** Whether the channel stands; `off` before it was first opened. */
export const channelState = createStore<'off' | 'down' | 'up'>('off')

/** How often to ask instead while the channel is down, in milliseconds. */
export const pollingInterval = 60_000

let page = '/'
let connection: Connection | null = null

/** A3.8: the server is told the page a person is on, at once and again after each reconnection. */
export function reportPage(path: string): void {
  page = path
  connection?.reportPage(path)
}

/** The session of the channel follows the browser's: authenticated at sign-in, deauthenticated at sign-out. */
function followToken(open: Connection): () => void {
  let known = readToken()
  return sessionState.listen(() => {
    const now = readToken()
    if (now === known) return
    known = now
    open.authenticate(now)
  })
}

/** Opens the channel and keeps it until the returned function is called. `open` comes from connection.ts, loaded late. */
export function runChannel(open: (options: ConnectionOptions) => Connection, url?: string): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  channelState.replace('down')
  const opened = open({
    url,
    token: readToken,
    page: () => page,
    rejectedWait: pollingInterval,
    onConnected(again) {
      clearInterval(polling)
      polling = undefined
      channelState.replace('up')
      if (again) catchUp.emit('reconnected')
    },
    onMissed: () => catchUp.emit('missed'),
    onDown() {
      channelState.replace('down')
      polling ??= setInterval(() => catchUp.emit('polling'), pollingInterval)
    },
    onEvent: (event, data) => realtimeMessages.emit({ event, data }),
  })
  connection = opened
  const unfollow = followToken(opened)
  return () => {
    unfollow()
    clearInterval(polling)
    opened.close()
    connection = null
    channelState.replace('off')
  }
}
