import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import type { Clock } from '../../platform/clock/clock.ts'
import type { BoundOperation } from '../../platform/http/handler.ts'
import { openFanOut } from '../../platform/realtime/fan-out/open-fan-out.ts'
import { startRealtime } from '../../platform/realtime/realtime.ts'
import { noProxies, type TrustedProxies } from '../../platform/http/trusted-proxies.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer, type PlatformDeps } from './operations-server.ts'

export interface RealtimeServer extends OperationsServer {
  readonly port: number
}

/**
 * A server process with the live channel, listening on a port of its own. Called twice on one database it gives two
 * processes side by side.
 */
export async function serveRealtime(
  options: {
    database: TestDatabase
    clock: Clock
    connectionsPerMinute?: number
    proxies?: TrustedProxies
    /** Carries what is announced; PostgreSQL where it is left out. */
    redisUrl?: string
    /** Between the sessions and the live channel, e.g. to hold an answer back. */
    between?: (sessions: SessionStore) => SessionStore
  },
  bind: (deps: PlatformDeps) => readonly BoundOperation[] = () => [],
): Promise<RealtimeServer> {
  const running = await serveOperations(options, bind)
  const log = pino({ level: 'silent' })
  const { database, redisUrl = null } = options
  const fanOut = openFanOut({ redisUrl, database, listener: running.listener, log })
  await fanOut.start()
  const realtime = startRealtime({
    proxies: noProxies,
    ...options,
    server: running.server.server,
    listener: running.listener,
    fanOut,
    sessions: options.between?.(running.sessions) ?? running.sessions,
    log,
    publicUrl: 'https://talentplace.example',
    loopback: false,
  })
  await running.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = running.server.server.address() as AddressInfo
  return {
    ...running,
    port,
    async stop() {
      await realtime.stop()
      await fanOut.stop()
      await running.stop()
    },
  }
}

/** A browser's end of the live channel, not yet connected; `heard` is everything it was told, oldest first. */
export interface TestBrowser {
  readonly socket: Socket
  readonly heard: [event: string, ...data: unknown[]][]
  /** Settles once the event has been heard, now or before. */
  hears(event: string): Promise<unknown>
}

export function browserOf(
  port: number,
  options: {
    token?: string
    page?: string
    /** Milliseconds since its page began to ask; left out: it doesn't say. */
    age?: number
    reconnection?: boolean
    headers?: Record<string, string>
    /** Whoever vouches for the other end: it is spoken with by TLS. */
    ca?: string
  } = {},
): TestBrowser {
  const heard: TestBrowser['heard'] = []
  const socket = io(`${options.ca === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnection: options.reconnection ?? false,
    // As the product's pages wait.
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    auth: {
      ...(options.token !== undefined && { token: options.token }),
      ...(options.age !== undefined && { age: options.age }),
    },
    query: { source: 'talentplace', page: options.page ?? '/' },
    ...(options.headers && { extraHeaders: options.headers }),
    ...(options.ca !== undefined && { ca: options.ca }),
  })
  socket.onAny((event: string, ...data: unknown[]) => heard.push([event, ...data]))
  return {
    socket,
    heard,
    hears(event) {
      const known = heard.find(([name]) => name === event)
      if (known) return Promise.resolve(known[1])
      return new Promise((done) => socket.once(event, done))
    },
  }
}

/** Settles once the browser is connected. @throws the refusal */
export function connected(browser: TestBrowser): Promise<void> {
  return new Promise((done, fail) => {
    browser.socket.once('connect', done).once('connect_error', fail)
    browser.socket.connect()
  })
}

/** Browsers of one test: `begin` makes one more, `open` connects it too, `close` ends them all. */
export function testBrowsers() {
  const browsers: TestBrowser[] = []
  function begin(at: RealtimeServer, options: Parameters<typeof browserOf>[1] = {}): TestBrowser {
    const browser = browserOf(at.port, options)
    browsers.push(browser)
    return browser
  }
  return {
    begin,
    async open(at: RealtimeServer, options: Parameters<typeof browserOf>[1] = {}): Promise<TestBrowser> {
      const browser = begin(at, options)
      await connected(browser)
      return browser
    },
    close(): void {
      for (const { socket } of browsers.splice(0)) socket.disconnect()
    },
  }
}
