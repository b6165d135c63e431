import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { endInSilence } from '../../testing/exit-silently.ts'
import { heardBeyondBare } from '../../testing/heard-beyond-bare.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { settableClock } from '../clock/clock.ts'
import { createListener, type Listener } from '../database/listener.ts'
import { clearEndedSessions, createSessionStore, hashToken, type SessionStore } from './session-store.ts'

const start = new Date('2026-11-20T15:00:00Z')
const day = 24 * 60 * 60 * 1000
const clock = settableClock(start)

let database: TestDatabase
let person: Person
let here: { listener: Listener; sessions: SessionStore }
let there: { listener: Listener; sessions: SessionStore }

async function process(): Promise<{ listener: Listener; sessions: SessionStore }> {
  const listener = createListener({ url: database.url, log: pino({ level: 'silent' }) })
  const sessions = createSessionStore({ database, listener, clock })
  await listener.start()
  return { listener, sessions }
}

/** When this process has heard it, its session store, which listened first, has heard it too. */
function hears(listener: Listener, channel: string): Promise<string> {
  return new Promise((heard) => listener.on(channel, heard))
}

beforeAll(async () => {
  database = await testDatabase()
  person = await addPerson(database, { permissions: ['client'] })
  here = await process()
  there = await process()
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await Promise.all([here.listener.stop(), there.listener.stop()])
  await database.close()
})

describe('a session', () => {
  it('is dead at its next use on the process that ended it', async () => {
    const token = await here.sessions.begin(person.uuid)
    expect(await here.sessions.find(token)).toMatchObject({ user_uuid: person.uuid })
    await here.sessions.end(token)
    expect(await here.sessions.find(token)).toBeNull()
  })

  it('is dead within 100 ms on another process, in the worst of fifty rounds', async () => {
    const far = { listener: there.listener, database }
    const took: number[] = []
    for (let round = 0; round < 50; round += 1) {
      const token = await here.sessions.begin(person.uuid)
      expect(await there.sessions.find(token)).not.toBeNull()
      took.push(await heardBeyondBare(far, { channel: 'session_ended' }, () => here.sessions.end(token)))
      expect(await there.sessions.find(token)).toBeNull()
    }
    expect(Math.max(...took)).toBeLessThan(100)
  })

  it('loses a permission on every process when the account does', async () => {
    const staff = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    const token = await addSession(database, clock, staff.uuid)
    expect((await there.sessions.find(token))?.permissions).toContain('admin_project.view')
    const heard = hears(there.listener, 'user_changed')
    await database.kysely
      .updateTable('users')
      .set({ permissions: ['admin'] })
      .where('uuid', '=', staff.uuid)
      .execute()
    await heard
    expect((await there.sessions.find(token))?.permissions).toEqual(['admin'])
  })

  it('ends on every process when its account is deleted', async () => {
    const leaver = await addPerson(database, { permissions: ['client'] })
    const token = await addSession(database, clock, leaver.uuid)
    expect(await there.sessions.find(token)).not.toBeNull()
    const heard = hears(there.listener, 'session_ended')
    await database.kysely.deleteFrom('users').where('uuid', '=', leaver.uuid).execute()
    await heard
    expect(await there.sessions.find(token)).toBeNull()
  })

  it('lives 30 days from its last use, and no longer', async () => {
    const token = await here.sessions.begin(person.uuid)
    clock.set(new Date(start.getTime() + 29 * day))
    expect(await here.sessions.find(token)).not.toBeNull()
    clock.set(new Date(start.getTime() + 58 * day))
    expect(await here.sessions.find(token)).not.toBeNull()
    clock.set(new Date(start.getTime() + 88 * day))
    expect(await here.sessions.find(token)).toBeNull()
  })

  it('that is used each day lives on, though it is remembered and not looked up', async () => {
    const token = await here.sessions.begin(person.uuid)
    for (const days of [1, 20, 40, 60]) {
      clock.set(new Date(start.getTime() + days * day))
      expect([days, await here.sessions.find(token)]).toEqual([
        days,
        expect.objectContaining({ user_uuid: person.uuid }),
      ])
    }
  })

  it('that is only remembered runs out too', async () => {
    const token = await here.sessions.begin(person.uuid)
    await database.kysely
      .updateTable('sessions')
      .set({ expires: new Date(start.getTime() + 60_000) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    expect(await here.sessions.find(token)).not.toBeNull()
    clock.set(new Date(start.getTime() + 60_001))
    expect(await here.sessions.find(token)).toBeNull()
  })

  it('that has run out is cleared away; a living one stays', async () => {
    const ended = await addSession(database, clock, person.uuid)
    clock.set(new Date(start.getTime() + 29 * day))
    const living = await addSession(database, clock, person.uuid)
    clock.set(new Date(start.getTime() + 31 * day))
    await clearEndedSessions(database, clock)
    const left = async (token: string) =>
      (await database.pool.query('select 1 from sessions where token_hash = $1', [hashToken(token)])).rowCount
    expect([await left(ended), await left(living)]).toEqual([0, 1])
  })
})

describe('what a process remembers', () => {
  it('is used while it hears which sessions end, without asking the database', async () => {
    // One that hears nothing more of the tests before: while it hears of an end, a process remembers nobody.
    const fresh = await process()
    const token = await fresh.sessions.begin(person.uuid)
    await fresh.sessions.find(token)
    await endInSilence(database, token)
    expect(await fresh.sessions.find(token)).not.toBeNull()
  })

  it('holds nothing that was found while something of the person’s changed', async () => {
    const token = await here.sessions.begin(person.uuid)
    const finding = here.sessions.lookUp(token)
    here.sessions.evict(person.uuid)
    expect(await finding).not.toBeNull()
    await endInSilence(database, token)
    expect(await here.sessions.find(token)).toBeNull()
  })

  it('is not used by a process whose listener is lost: it checks the database each time', async () => {
    const deaf = await process()
    const token = await here.sessions.begin(person.uuid)
    await deaf.sessions.find(token)
    await deaf.listener.stop()
    expect(await deaf.sessions.find(token)).not.toBeNull()
    await endInSilence(database, token)
    expect(await deaf.sessions.find(token)).toBeNull()
  })

  it('is forgotten when the listener is lost, and what ended meanwhile stays dead once it is back', async () => {
    const cut = await process()
    const token = await here.sessions.begin(person.uuid)
    await cut.sessions.find(token)
    const lost = new Promise<void>((resolve) => cut.listener.onLoss(resolve))
    const back = new Promise<void>((resolve) => cut.listener.onReconnect(resolve))
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talentplace listener' and datname = current_database()",
    )
    await lost
    await endInSilence(database, token)
    await back
    expect(cut.listener.connected).toBe(true)
    expect(await cut.sessions.find(token)).toBeNull()
    await cut.listener.stop()
  })
})

describe('a token', () => {
  it('of any other form is nobody’s, and is not looked up', async () => {
    for (const token of ['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\0`]) {
      expect({ token, session: here.sessions.find(token) }).toEqual({ token, session: null })
    }
  })

  it('is 256 random bits', async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => here.sessions.begin(person.uuid)))
    expect(new Set(tokens).size).toBe(50)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })
})
