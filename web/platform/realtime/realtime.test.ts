import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { QueryClient } from '@tanstack/react-query'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession, endSession, sessionState } from '../session/session-store.ts'
import { actOnEvents } from './act-on-events.ts'
import { openConnection } from './connection.ts'
import { newVersion } from './new-version.ts'
import { catchUp, channelState, pollingInterval, realtimeMessages, reportPage, runChannel } from './realtime.ts'

const person: SessionUser = {
  uuid: '00000000-0000-7000-8000-000000000001',
  full_name: 'Sam Kerr',
  email: 'sam@kerr.test',
  permissions: ['client'],
  avatar_id: -1,
  client_uuid: null,
  is_primary_contact: 'true',
  colleague_role: 'everything',
}

let http: HttpServer
let io: Server
let url: string
let port = 0
let said: [string, unknown][]
let sockets: Socket[]
let ends: (() => void)[]

async function startServer(on: number): Promise<void> {
  http = createServer()
  io = new Server(http, { path: '/socket', transports: ['websocket'] })
  io.on('connection', (socket) => {
    sockets.push(socket)
    socket.onAny((name: string, data: unknown) => said.push([name, data]))
  })
  await new Promise<void>((resolve) => http.listen(on, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
  url = `http://127.0.0.1:${port}`
}

async function up(): Promise<void> {
  await vi.waitFor(() => expect(channelState.read()).toBe('up'), { timeout: 10_000 })
}

function open(): void {
  ends.push(runChannel(openConnection, url))
}

/** The socket the server took last. */
function last(): Socket {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('No socket has connected')
  return socket
}

beforeEach(async () => {
  said = []
  sockets = []
  ends = []
  endSession()
  await startServer(0)
})

afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends) end()
  endSession()
  newVersion.replace(false)
  vi.unstubAllGlobals()
  await io.close()
})

describe('A5.4 the channel', () => {
  it('opens at /socket with token, source and the present page', async () => {
    startSession('a-token', person)
    reportPage('/client/home')
    open()
    await up()
    expect(last().handshake.auth).toEqual({ token: 'a-token', age: expect.any(Number) })
    expect(last().handshake.query).toMatchObject({
      source: 'talentplace',
      page: '/client/home',
      transport: 'websocket',
    })
  })

  it('A3.8 tells the server every page gone to', async () => {
    open()
    await up()
    reportPage('/search')
    reportPage('/client/contact')
    await vi.waitFor(() =>
      expect(said).toEqual([
        ['page', { path: '/search' }],
        ['page', { path: '/client/contact' }],
      ]),
    )
  })

  it('authenticates at sign-in and deauthenticates at sign-out', async () => {
    open()
    await up()
    expect(last().handshake.auth).toEqual({ age: expect.any(Number) })
    startSession('a-token', person)
    endSession()
    await vi.waitFor(() =>
      expect(said).toEqual([
        ['authenticate', { token: 'a-token' }],
        ['deauthenticate', {}],
      ]),
    )
  })

  it('doesn’t authenticate anew when only the person’s details change', async () => {
    startSession('a-token', person)
    open()
    await up()
    startSession('a-token', { ...person, full_name: 'Sam K. Kerr' })
    reportPage('/preferences')
    await vi.waitFor(() => expect(said).toEqual([['page', { path: '/preferences' }]]))
  })

  it('what happened since the page began to ask is asked for where the server can’t tell, and not where it has told', async () => {
    const reasons: string[] = []
    ends.push(catchUp.listen((reason) => reasons.push(reason)))
    open()
    await up()
    last().emit('replayed', { whole: true })
    last().emit('reload_user')
    const heard = Promise.withResolvers<void>()
    ends.push(realtimeMessages.listen(() => heard.resolve()))
    await heard.promise
    expect(reasons).toEqual([])
    open()
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    last().emit('replayed', { whole: false })
    await vi.waitFor(() => expect(reasons).toEqual(['missed']))
  })

  it('after a fall comes back, resends the page and asks for what was missed', async () => {
    const missed: string[] = []
    ends.push(catchUp.listen((reason) => missed.push(reason)))
    open()
    await up()
    await io.close()
    await vi.waitFor(() => expect(channelState.read()).toBe('down'))
    reportPage('/client/notifications')
    startSession('a-token', person)
    await startServer(port)
    await up()
    expect(last().handshake.auth).toEqual({ token: 'a-token' })
    await vi.waitFor(() => expect(said).toEqual([['page', { path: '/client/notifications' }]]))
    expect(missed).toEqual(['reconnected'])
  })

  it('Ours: asks every 60 s while it is down, and no longer once it stands', async () => {
    const reasons: string[] = []
    ends.push(catchUp.listen((reason) => reasons.push(reason)))
    let down: (() => void) | undefined
    let connected: ((again: boolean) => void) | undefined
    vi.useFakeTimers()
    ends.push(
      runChannel(({ onDown, onConnected }) => {
        down = onDown
        connected = onConnected
        return { authenticate: () => undefined, reportPage: () => undefined, close: () => undefined }
      }),
    )
    down?.()
    down?.()
    vi.advanceTimersByTime(pollingInterval * 2)
    expect(reasons).toEqual(['polling', 'polling'])
    connected?.(true)
    vi.advanceTimersByTime(pollingInterval * 2)
    expect(reasons).toEqual(['polling', 'polling', 'reconnected'])
  })

  it('comes back after a minute when the server sent it away', async () => {
    ends.push(runChannel((options) => openConnection({ ...options, rejectedWait: 30 }), url))
    await up()
    last().disconnect(true)
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    await up()
  })
})

/** Answers every call with the person, and remembers which paths were asked. */
function answerCalls(user: SessionUser): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({ user })
  })
  return calls
}

/** Emits the event from the server and waits until it arrived here. */
async function emit(event: string, data: unknown = {}): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    ends.push(realtimeMessages.listen((message) => message.event === event && resolve()))
  })
  last().emit(event, data)
  await arrived
}

async function follow(): Promise<{ client: QueryClient; stale: () => string[] }> {
  const client = new QueryClient()
  ends.push(actOnEvents(client))
  open()
  await up()
  for (const name of [
    'configuration.getUserConfig',
    'notifications.listNotifications',
    'accounts.getPreferences',
    'prices.getPriceBook',
  ])
    client.setQueryData([name, {}], {})
  const stale = (): string[] =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[0]))
  return { client, stale }
}

describe('A5 the action of each event', () => {
  it('reload_config refetches the flags', async () => {
    const { stale } = await follow()
    await emit('reload_config')
    expect(stale()).toEqual(['configuration.getUserConfig'])
  })

  it('reload_session refetches permissions', async () => {
    const calls = answerCalls({ ...person, permissions: ['client', 'client.beta'] })
    startSession('a-token', person)
    await follow()
    await emit('reload_session')
    await vi.waitFor(() => expect(sessionState.read().user?.permissions).toEqual(['client', 'client.beta']))
    expect(calls).toEqual(['/api/auth/session'])
  })

  it('reload_session asks nothing for a visitor', async () => {
    const calls = answerCalls(person)
    await follow()
    await emit('reload_session')
    expect(calls).toEqual([])
  })

  it('reload_user refetches the profile', async () => {
    const calls = answerCalls({ ...person, full_name: 'Sam K. Kerr' })
    startSession('a-token', person)
    const { stale } = await follow()
    await emit('reload_user')
    expect(calls).toEqual(['/api/auth/session'])
    expect(stale()).toEqual(['accounts.getPreferences'])
  })

  it('reload_window offers the new version and leaves the page alone', async () => {
    await follow()
    expect(newVersion.read()).toBe(false)
    await emit('reload_window')
    expect(newVersion.read()).toBe(true)
  })

  it.each(['notifications_updated', 'notifications_update'])('%s refetches count and first three', async (event) => {
    const { stale } = await follow()
    await emit(event)
    expect(stale()).toEqual(['notifications.listNotifications'])
  })

  it('timer_update asks for nothing: it is merged where the timers are kept', async () => {
    const calls = answerCalls(person)
    const { stale } = await follow()
    await emit('timer_update', { id: 'x', state: 'running' })
    expect(stale()).toEqual([])
    expect(calls).toEqual([])
  })

  it('projects_disabled_time_entry_updated asks again where time can be logged, which locks the form', async () => {
    const { client, stale } = await follow()
    client.setQueryData(['time.listTimers', {}], {})
    client.setQueryData(['projects.getAssistantDashboard', {}], {})
    await emit('projects_disabled_time_entry_updated', { project_uuid: 'x' })
    expect(stale()).toEqual(['time.listTimers', 'projects.getAssistantDashboard'])
  })

  it.each(['notifications_updated', 'discussion_updated', 'tasks_updated', 'matching_updated', 'reload_session'])(
    '%s asks again what waits for our people',
    async (event) => {
      const { client, stale } = await follow()
      client.setQueryData(['operations.getStaffToday', {}], {})
      await emit(event)
      expect(stale()).toContain('operations.getStaffToday')
    },
  )

  it('what changed between the loading of the page and the opening of the channel is asked for', async () => {
    const { stale } = await follow()
    catchUp.emit('missed')
    expect(stale()).toEqual(['configuration.getUserConfig', 'notifications.listNotifications'])
  })

  it('on reconnection configuration, session and notifications are asked again', async () => {
    const calls = answerCalls(person)
    startSession('a-token', person)
    const { stale } = await follow()
    catchUp.emit('reconnected')
    expect(stale()).toEqual(['configuration.getUserConfig', 'notifications.listNotifications'])
    expect(calls).toEqual(['/api/auth/session'])
  })
})
