import type { Permission } from '@talentplace/contract/shared/permission'
import { describe, expect, it, vi } from 'vitest'
import { beyondBare } from '../../testing/beyond-bare.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { realtimeSuite } from '../../testing/realtime-suite.ts'
import { connected, serveRealtime, type TestBrowser } from '../../testing/servers/realtime-server.ts'
import { announce } from './announce.ts'
import { realtimeChannel } from './announcement.ts'

const { clock, database, here, there, browsers } = await realtimeSuite(new Date('2026-11-20T15:00:00Z'))
const { open } = browsers

async function signedIn(permissions: readonly Permission[] = ['client']): Promise<{ person: Person; token: string }> {
  const person = await addPerson(database, { permissions })
  return { person, token: await addSession(database, clock, person.uuid) }
}

const say = (what: Parameters<typeof announce>[1]) => announce(database.kysely, what)

let marks = 0

/** Settles when everything said before has been heard, by each process and these browsers: the channel keeps its order. */
async function settled(...those: TestBrowser[]): Promise<void> {
  marks += 1
  const mark = marks
  const reached = [
    ...[here, there].map(
      ({ listener }) =>
        new Promise<void>((done) => {
          listener.on(realtimeChannel, (payload) => {
            if ((JSON.parse(payload) as { data?: { id?: unknown } }).data?.id === mark) done()
          })
        }),
    ),
    ...those.map(
      ({ socket }) =>
        new Promise<void>((done) => {
          socket.on('timer_update', ({ id }: { id?: unknown }) => {
            if (id === mark) done()
          })
        }),
    ),
  ]
  const nothing = {
    state: 'paused',
    seconds: 0,
    as_of: '2026-11-20T15:00:00Z',
    description: '',
    removed: true,
  } as const
  await say({ to: 'everybody', event: 'timer_update', data: { ...nothing, id: mark } })
  await Promise.all(reached)
  for (const { heard } of those) {
    const rest = heard.filter(([event]) => event !== 'timer_update')
    heard.splice(0, heard.length, ...rest)
  }
}

describe('A5.4 what is announced on one process', () => {
  it('arrives at the sockets of another, once, and only with the transaction', async () => {
    const { person, token } = await signedIn()
    const browser = await open(there, { token })
    await expect(
      here.database.kysely.transaction().execute(async (transaction) => {
        await announce(transaction, { to: { users: [person.uuid] }, event: 'reload_user' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await say({ to: { users: [person.uuid] }, event: 'notifications_update', data: { uuid: person.uuid } })
    await settled(browser)
    expect(browser.heard).toEqual([['notifications_update', { uuid: person.uuid }]])
  })

  it('reaches whom it is for, and nobody else', async () => {
    const client = await signedIn(['client'])
    const staff = await signedIn(['admin', 'admin_user.view'])
    const superAdmin = await signedIn(['super_admin'])
    const visitor = await open(here)
    const [a, b, c] = await Promise.all([client, staff, superAdmin].map(({ token }) => open(there, { token })))
    if (!a || !b || !c) throw new Error('three were opened')
    await say({ to: 'everybody', event: 'reload_config' })
    await say({ to: 'signed_in', event: 'notifications_updated' })
    await say({ to: { users: [client.person.uuid, staff.person.uuid] }, event: 'reload_user' })
    await say({ to: { permission: 'admin_user.view' }, event: 'reload_window' })
    await settled(visitor, a, b, c)
    expect(visitor.heard).toEqual([['reload_config']])
    expect(a.heard).toEqual([['reload_config'], ['notifications_updated'], ['reload_user']])
    expect(b.heard).toEqual([['reload_config'], ['notifications_updated'], ['reload_user'], ['reload_window']])
    expect(c.heard).toEqual([['reload_config'], ['notifications_updated'], ['reload_window']])
  })

  it('reaches a thousand people said in one breath', async () => {
    const { person, token } = await signedIn()
    const browser = await open(there, { token })
    const others = Array.from({ length: 1_000 }, (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`)
    await say({ to: { users: [...others, person.uuid] }, event: 'reload_user' })
    await settled(browser)
    expect(browser.heard).toEqual([['reload_user']])
  })
})

describe('what was announced before the channel stood', () => {
  it('is told to a browser that says since when its page asks, and only what was for it', async () => {
    clock.set(new Date(clock.now().getTime() + 30_000))
    const { person, token } = await signedIn()
    const other = await signedIn()
    const earlier = await open(there)
    await say({ to: { users: [person.uuid] }, event: 'reload_user' })
    await say({ to: { users: [other.person.uuid] }, event: 'reload_session' })
    await say({ to: 'everybody', event: 'reload_config' })
    // It may be what made the page load.
    await say({ to: 'everybody', event: 'reload_window' })
    await earlier.hears('reload_window')
    const browser = await open(there, { token, age: 2_000 })
    expect(await browser.hears('replayed')).toEqual({ whole: true })
    expect(browser.heard).toEqual([['reload_user'], ['reload_config'], ['replayed', { whole: true }]])
  })

  it('A5.5 has to be asked for where a timer was among it: what it was then may be over', async () => {
    clock.set(new Date(clock.now().getTime() + 30_000))
    await settled()
    const browser = await open(there, { age: 2_000 })
    expect(await browser.hears('replayed')).toEqual({ whole: false })
    expect(browser.heard).toEqual([['replayed', { whole: false }]])
  })

  it('has to be asked for where it was too long ago', async () => {
    const browser = await open(there, { age: 61_000 })
    expect(await browser.hears('replayed')).toEqual({ whole: false })
  })
})

describe('whose a socket is', () => {
  it('A5.4 is said by the handshake or later, and taken back', async () => {
    const { person, token } = await signedIn()
    const browser = await open(here)
    const to = { users: [person.uuid] }
    expect(await browser.socket.emitWithAck('authenticate', { token })).toEqual({ authenticated: true })
    await say({ to, event: 'reload_user' })
    await browser.hears('reload_user')
    expect(await browser.socket.emitWithAck('deauthenticate', {})).toEqual({ authenticated: false })
    await say({ to, event: 'reload_window' })
    await settled(browser)
    expect(browser.heard.map(([event]) => event)).toEqual(['notifications_updated', 'reload_user'])
  })

  it('a token of nobody leaves a visitor, who is told to ask for the session', async () => {
    const browser = await open(here, { token: 'x'.repeat(43) })
    await browser.hears('reload_session')
    await say({ to: 'signed_in', event: 'reload_user' })
    await settled(browser)
    expect(browser.heard).toEqual([['reload_session']])
    expect(await browser.socket.emitWithAck('authenticate', { token: 'y'.repeat(43) })).toEqual({
      authenticated: false,
    })
  })

  it('Sessions: is nobody’s within a second of the session’s end, on another process too, in the worst of twenty rounds', async () => {
    const took: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const { person, token } = await signedIn()
      const browser = await open(there, { token })
      const heard = await beyondBare(
        async () => {
          await here.sessions.end(token)
          await browser.hears('reload_session')
        },
        () => database.pool.query('select 1'),
      )
      took.push(heard)
      await say({ to: { users: [person.uuid] }, event: 'notifications_updated' })
      await settled(browser)
      expect(browser.heard).toEqual([['reload_session']])
    }
    expect(Math.max(...took)).toBeLessThan(1_000)
  })

  it('Sessions: another session of the same person goes on', async () => {
    const { person, token } = await signedIn()
    const browser = await open(there, { token: await addSession(database, clock, person.uuid) })
    await here.sessions.end(token)
    await say({ to: { users: [person.uuid] }, event: 'notifications_updated' })
    await settled(browser)
    expect(browser.heard).toEqual([['notifications_updated']])
  })

  it('Sessions: follows a permission that is taken away', async () => {
    const { person, token } = await signedIn(['admin', 'admin_user.view'])
    const browser = await open(there, { token })
    const to = { permission: 'admin_user.view' } as const
    await say({ to, event: 'reload_user' })
    await browser.hears('reload_user')
    await database.kysely
      .updateTable('users')
      .set({ permissions: ['admin'] })
      .where('uuid', '=', person.uuid)
      .execute()
    await vi.waitFor(async () => {
      browser.heard.length = 0
      await say({ to, event: 'reload_user' })
      await say({ to: { users: [person.uuid] }, event: 'reload_config' })
      await settled(browser)
      expect(browser.heard).toEqual([['reload_config']])
    })
  })

  it('Sessions: a session that ends, or changes, while it is looked up is taken as it is afterwards', async () => {
    const queued: (() => void)[] = []
    const slow = await serveRealtime({
      database,
      clock,
      between: (sessions) => ({
        ...sessions,
        async find(token) {
          const session = await sessions.find(token)
          await new Promise<void>((letGo) => queued.push(letGo))
          return session
        },
      }),
    })
    const arrive = async (permissions: readonly Permission[], meanwhile: (who: Person, token: string) => unknown) => {
      const { person, token } = await signedIn(permissions)
      const browser = browsers.begin(slow, { token })
      const arriving = connected(browser)
      await vi.waitFor(() => expect(queued).toHaveLength(1))
      const heard = new Promise((done) => {
        slow.listener.on('session_ended', done)
        slow.listener.on('user_changed', done)
      })
      await meanwhile(person, token)
      await heard
      queued.pop()?.()
      return { browser, arriving, person }
    }

    const ended = await arrive(['client'], (_person, token) => here.sessions.end(token))
    await ended.arriving
    const changed = await arrive(['admin', 'admin_user.view'], (person) =>
      database.kysely
        .updateTable('users')
        .set({ permissions: ['admin'] })
        .where('uuid', '=', person.uuid)
        .execute(),
    )
    await vi.waitFor(() => expect(queued).toHaveLength(1))
    queued.pop()?.()
    await changed.arriving
    await say({ to: { users: [ended.person.uuid] }, event: 'reload_user' })
    await say({ to: { permission: 'admin_user.view' }, event: 'reload_user' })
    await say({ to: { users: [changed.person.uuid] }, event: 'reload_config' })
    await settled(ended.browser, changed.browser)
    expect(ended.browser.heard).toEqual([['reload_session']])
    expect(changed.browser.heard).toEqual([['reload_config']])
    await slow.stop()
  })
})

describe('a process that hears nothing', () => {
  it('keeps no sockets, and takes them back once it hears again', async () => {
    const { person, token } = await signedIn()
    const browser = await open(here, { token, reconnection: true })
    const left = new Promise((done) => browser.socket.once('disconnect', done))
    const back = new Promise<void>((done) => browser.socket.once('connect', done))
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talentplace listener' and datname = current_database()",
    )
    await left
    await back
    await say({ to: { users: [person.uuid] }, event: 'reload_user' })
    await settled(browser)
    expect(browser.heard).toEqual([['reload_user']])
  })
})
