import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import type { Session } from './session.ts'

/** A session ends thirty days after its last use. */
const lifetime = 30 * 24 * 60 * 60 * 1000
/** The last use is written at most this often. */
const touchInterval = 60 * 60 * 1000
const rememberedSessions = 50_000
const tokenForm = /^[A-Za-z0-9_-]{43}$/

export interface SessionStore {
  /** The session of a bearer token; null when it doesn't exist or has ended. */
  find(token: string): Promise<Session | null> | Session | null
  /** Starts a session and returns its token, which is kept nowhere. */
  begin(userUuid: string): Promise<string>
  end(token: string): Promise<void>
}

interface Remembered {
  readonly session: Session
  readonly expires: number
  readonly touched: number
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * Tokens are opaque, hashed at rest, and remembered in memory only while this process hears
 * which sessions end (else every token is looked up).
 */
export function createSessionStore(options: { database: Database; listener: Listener; clock: Clock }): SessionStore {
  const { database, listener, clock } = options
  const remembered = new Map<string, Remembered>()
  // A look-up under way when something ends must not put back what was just forgotten.
  let forgotten = 0

  function forget(matches: (key: string, entry: Remembered) => boolean): void {
    forgotten += 1
    for (const [key, entry] of remembered) if (matches(key, entry)) remembered.delete(key)
  }
  listener.on('session_ended', (hash) => {
    forgotten += 1
    remembered.delete(hash)
  })
  listener.on('user_changed', (uuid) => forget((_key, entry) => entry.session.user_uuid === uuid))
  listener.onLoss(() => forget(() => true))

  async function lookUp(hash: Buffer): Promise<Session | null> {
    const before = forgotten
    // What ends before this process hears of ends again must not be remembered as alive.
    const heard = listener.connected
    const now = clock.now()
    const row = await database.kysely
      .selectFrom('sessions')
      .innerJoin('users', 'users.uuid', 'sessions.user_uuid')
      .select([
        'users.uuid as user_uuid',
        'users.full_name',
        'users.email',
        'users.permissions',
        'users.avatar_id',
        'users.client_uuid',
        'users.is_primary_contact',
        'sessions.last_used',
        'sessions.expires',
      ])
      .where('token_hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (!row) return null
    const { last_used, expires, permissions, ...person } = row
    const session: Session = { ...person, permissions: permissions as Permission[] }
    let until = expires.getTime()
    if (now.getTime() - last_used.getTime() > touchInterval) {
      until = now.getTime() + lifetime
      await database.kysely
        .updateTable('sessions')
        .set({ last_used: now, expires: new Date(until) })
        .where('token_hash', '=', hash)
        .execute()
    }
    if (heard && before === forgotten) {
      if (remembered.size >= rememberedSessions) remembered.clear()
      remembered.set(hash.toString('hex'), { session, expires: until, touched: now.getTime() })
    }
    return session
  }

  return {
    find(token) {
      if (!tokenForm.test(token)) return null
      const hash = hashToken(token)
      const known = listener.connected ? remembered.get(hash.toString('hex')) : undefined
      const now = clock.now().getTime()
      if (known && known.expires > now && now - known.touched <= touchInterval) return known.session
      return lookUp(hash)
    },
    async begin(userUuid) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await database.kysely
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_uuid: userUuid,
          created_date: now,
          last_used: now,
          expires: new Date(now.getTime() + lifetime),
        })
        .execute()
      return token
    },
    async end(token) {
      const tokenHash = hashToken(token)
      forgotten += 1
      remembered.delete(tokenHash.toString('hex'))
      await database.kysely.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },
  }
}

/** Removes sessions that have run out. */
export async function clearEndedSessions(database: Database, clock: Clock): Promise<void> {
  await sql`delete from sessions where expires < ${clock.now()}`.execute(database.kysely)
}
