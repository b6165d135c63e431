import { hash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import type { Tables } from '../database/tables.ts'
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
  /** As `find`, but asks the database whatever is remembered. */
  lookUp(token: string): Promise<Session | null>
  /** Makes this process ask the database again who the person is, at once; the others hear of it by themselves. */
  forget(userUuid: string): void
  /** Starts a session, in a transaction if one is given, and returns its token, which is kept nowhere. */
  begin(userUuid: string, transaction?: Kysely<Tables>): Promise<string>
  /** Ends a session, in a transaction if one is given; then `forget` has to follow the commit. */
  end(token: string, transaction?: Kysely<Tables>): Promise<void>
  /**
   * Ends a person's sessions in the caller's transaction, all but the one of `except`. After the commit the caller says
   * `forget`, so that no token lives on here; the other processes hear of it.
   */
  endAll(transaction: Kysely<Tables>, userUuid: string, except?: string | null): Promise<void>
}

interface Remembered {
  readonly token: string
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
  /** By hash, since that is how a session's end is told, and by token, so that a call needs no hashing. */
  const remembered = new Map<string, Remembered>()
  const byToken = new Map<string, Remembered>()
  // A look-up under way when something ends must not put back what was just forgotten.
  let forgotten = 0

  function forgetAll(matches: (entry: Remembered) => boolean): void {
    forgotten += 1
    for (const [key, entry] of remembered) if (matches(entry)) forgetOne(key)
  }
  function forgetOne(key: string): void {
    forgotten += 1
    const entry = remembered.get(key)
    remembered.delete(key)
    if (entry) byToken.delete(entry.token)
  }
  listener.on('session_ended', forgetOne)
  const forget = (userUuid: string) => forgetAll((entry) => entry.session.user_uuid === userUuid)
  listener.on('user_changed', forget)
  listener.onLoss(() => forgetAll(() => true))

  async function lookUp(token: string): Promise<Session | null> {
    const hash = hashToken(token)
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
      if (remembered.size >= rememberedSessions) forgetAll(() => true)
      const entry = { token, session, expires: until, touched: now.getTime() }
      remembered.set(hash.toString('hex'), entry)
      byToken.set(token, entry)
    }
    return session
  }

  return {
    find(token) {
      if (!tokenForm.test(token)) return null
      const known = listener.connected ? byToken.get(token) : undefined
      const now = clock.now().getTime()
      if (known && known.expires > now && now - known.touched <= touchInterval) return known.session
      return lookUp(token)
    },
    lookUp: (token) => (tokenForm.test(token) ? lookUp(token) : Promise.resolve(null)),
    forget,
    async begin(userUuid, transaction = database.kysely) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await transaction
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
    async end(token, transaction = database.kysely) {
      const tokenHash = hashToken(token)
      await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
      forgetOne(tokenHash.toString('hex'))
    },
    async endAll(transaction, userUuid, except = null) {
      const ended = transaction.deleteFrom('sessions').where('user_uuid', '=', userUuid)
      await (except === null ? ended : ended.where('token_hash', '!=', hashToken(except))).execute()
    },
  }
}

/** Removes sessions that have run out. */
export async function clearEndedSessions(database: Database, clock: Clock): Promise<void> {
  await sql`delete from sessions where expires < ${clock.now()}`.execute(database.kysely)
}
