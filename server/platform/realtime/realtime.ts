import { replayedEvent } from '@talentplace/contract/core/notifications/realtime-events'
import { positionEvent } from '@talentplace/contract/shared/database-position'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import type { TrustedProxies } from '../http/trusted-proxies.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { Announcement } from './announcement.ts'
import { openDoor } from './door.ts'
import type { FanOut } from './fan-out/fan-out.ts'
import { hearBrowser } from './hear-browser.ts'
import { createIdentities } from './identities.ts'
import { newLiveSocket, type LiveSocket } from './live-socket.ts'
import { createPresence } from './presence.ts'
import { limitPackets } from './packet-limit.ts'
import { createReplay } from './replay.ts'
import { roomsOfListeners } from './rooms.ts'

/** The longest a browser may say in one piece, in bytes: a token or a path. */
const longestMessage = 8 * 1024
/** Within so many ms every browser connects again that has to ask for what it may have missed. */
const catchUpSpread = 5_000

export interface Realtime {
  /** Browsers connected to this process. */
  readonly connections: number
  /** Sends browsers elsewhere, one after the other within so many ms. */
  sendAway(within: number): void
  /** Ends every connection of this process. */
  stop(): Promise<void>
}

export interface RealtimeOptions {
  readonly server: HttpServer
  readonly database: Database
  /** Tells of sessions that end. */
  readonly listener: Listener
  /** Tells what any process announces. */
  readonly fanOut: FanOut
  readonly sessions: SessionStore
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  readonly publicUrl: string
  readonly loopback: boolean
  readonly proxies: TrustedProxies
  readonly connectionsPerMinute?: number
  /**
   * How far the database has come by now, where lists are read from replicas: what browsers reload shows what they were
   * told of. Null: it doesn't say.
   */
  readonly position?: () => Promise<string | null>
}

/**
 * Tells each announcement, in the order heard, with how far the database has come by then: what was announced is
 * committed, and lies before. Whatever is heard while it is being asked goes with the next answer.
 */
function announceWithPosition(
  position: () => Promise<string | null>,
  deliver: (announcement: Announcement, position: string | null) => void,
): (announcement: Announcement) => void {
  let heard: Announcement[] = []
  let notifying = false

  async function notifyAll(): Promise<void> {
    notifying = true
    while (heard.length > 0) {
      const announcements = heard
      heard = []
      const now = await position()
      for (const each of announcements) deliver(each, now)
    }
    notifying = false
  }

  return (announcement) => {
    heard.push(announcement)
    if (!notifying) void notifyAll()
  }
}

/**
 * The live channel of this process: socket.io at `/socket`. What any process announces is told to the sockets of this
 * one. While it hears nothing, it keeps no sockets: browsers then connect again and catch up, instead
 * of waiting for what was missed.
 */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { listener, fanOut, sessions, clock, log } = options
  // The library answers whatever request its server gets, so it has one that never listens; the door hands over.
  const io = new Server(createHttpServer(), {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    connectTimeout: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
  })
  const lives = new Map<string, LiveSocket>()
  let stopped = false
  const replay = createReplay(clock)
  const presence = createPresence({ database: options.database, lives, log, fanOut })
  const identities = createIdentities({ sessions, listener, changed: presence.changed })

  function leave(live: LiveSocket): void {
    identities.deauthenticate(live)
    if (lives.delete(live.uuid)) presence.left(live)
  }

  function enter(socket: Socket): LiveSocket {
    const live = newLiveSocket(socket, clock.now())
    lives.set(live.uuid, live)
    presence.changed(live)
    // A browser can go before it has quite come, and then has no disconnection of its own.
    socket.conn.once('close', () => leave(live))
    socket.on('disconnect', () => leave(live))
    socket.conn.on('packet', () => presence.heard(live, clock.now()))
    return live
  }

  /** Before it counts as connected: what the browser asks for then is newer than anything it wasn't told. */
  async function admit(live: LiveSocket, token: unknown): Promise<Error | undefined> {
    if (typeof token !== 'string') return undefined
    try {
      await identities.authenticate(live, token)
      return undefined
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be authenticated')
      leave(live)
      return new Error('unavailable')
    }
  }

  /** Each at a moment of its own within `spread` ms: together they would all ask at once. */
  function sendAway(spread: number): void {
    for (const { socket } of lives.values()) {
      if (spread === 0) socket.conn.close()
      else setTimeout(() => socket.conn.close(), Math.random() * spread).unref()
    }
  }

  function deliver(announcement: Announcement, position: string | null = null): void {
    if ('disconnect' in announcement) {
      lives.get(announcement.disconnect)?.socket.conn.close()
      return
    }
    if ('catch_up' in announcement) return sendAway(catchUpSpread)
    replay.heard(announcement)
    const { to, event, data } = announcement
    const rooms = roomsOfListeners(to)
    const target = rooms === null ? io.local : io.local.to(rooms)
    if (position !== null) target.emit(positionEvent, position)
    if (data === undefined) target.emit(event)
    else target.emit(event, data)
  }

  /**
   * Tells a browser what was announced to it since its page began to ask, so that it needn't ask for everything again; or
   * that this isn't known here.
   */
  function catchUp(socket: Socket): void {
    if (!('age' in socket.handshake.auth)) return
    const missed = replay.within(socket.handshake.auth['age'])?.filter(({ to }) => {
      const rooms = roomsOfListeners(to)
      return rooms === null || rooms.some((room) => socket.rooms.has(room))
    })
    // What a timer was is older than what the page has just read of it.
    const whole = missed !== undefined && missed.every(({ event }) => event !== 'timer_update')
    if (whole) {
      for (const { event, data } of missed) {
        // Announced right before, it may be what made this page load.
        if (event === 'reload_window') continue
        if (data === undefined) socket.emit(event)
        else socket.emit(event, data)
      }
    }
    socket.emit(replayedEvent, { whole })
  }

  io.engine.on('connection', (connection) => limitPackets(connection))
  io.use(async (socket, next) => {
    const live = enter(socket)
    await socket.join(live.uuid)
    hearBrowser(live, { identities, presence, log })
    const position = (await options.position?.()) ?? null
    if (position !== null) socket.emit(positionEvent, position)
    next(await admit(live, socket.handshake.auth['token']))
  })
  // From here on it is told whatever is announced; before, it was in its rooms and heard nothing.
  io.on('connection', catchUp)
  fanOut.onHeard(options.position === undefined ? deliver : announceWithPosition(options.position, deliver))
  fanOut.onLoss(() => {
    replay.lost()
    sendAway(0)
  })
  openDoor({
    ...options,
    isOpen: () => fanOut.connected && !stopped,
    enter: (request, socket, head) => io.engine.handleUpgrade(request, socket, head),
  })
  presence.start()
  return {
    get connections() {
      return lives.size
    },
    sendAway,
    async stop() {
      stopped = true
      await io.close()
      await presence.stop()
    },
  }
}
