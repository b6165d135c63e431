import { hash, randomBytes } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import type { Tables } from '../database/tables.ts'
import type { Session, SessionOrigin } from './session.ts'
import { accountLanguage } from './account-language.ts'
import { mustSetUpTwoStep } from './two-step-duty.ts'

/** A session ends thirty days after its last use. */
const lifetime = 30 * 24 * 60 * 60 * 1000
/** The last use is written at most this often. */
const touchInterval = 60 * 60 * 1000
/** Staff act in a client's place for so long, used or not. */
const impersonationLifetime = 30 * 60 * 1000
const rememberedSessions = 50_000
const tokenForm = /^[A-Za-z0-9_-]{43}$/

export interface SessionStore {
  /** The session of a bearer token; null when it doesn't exist or has ended. */
  find(token: string): Promise<Session | null> | Session | null
  /** As `find`, but asks the database whatever is remembered. */
  lookUp(token: string): Promise<Session | null>
  /** Someone as their session would be now, for what is done in their name later; null: they have no account any more. */
  ofUser(userUuid: string): Promise<Session | null>
  /** Makes this process ask the database again who the person is, at once; the others hear of it by themselves. */
  evict(userUuid: string): void
  /** Starts a session, in a transaction if one is given, and returns its token, which is kept nowhere. */
  begin(userUuid: string, transaction?: Kysely<Tables>, origin?: SessionOrigin): Promise<string>
  /**
   * Starts the session of someone who signs in and notes it in the audit, all in one statement; null when the password
   * is no longer this one. In a transaction nobody can change the password until that is over.
   */
  startByPassword(
    userUuid: string,
    passwordHash: string | null,
    started?: { origin?: SessionOrigin; transaction?: Kysely<Tables> },
  ): Promise<string | null>
  /** Ends a session, in a transaction if one is given; then `forget` has to follow the commit. */
  end(token: string, transaction?: Kysely<Tables>): Promise<void>
  /** Ends one of a person's own sessions by its uuid; false: there is none. Then `forget` has to follow the commit. */
  endOne(transaction: Kysely<Tables>, userUuid: string, sessionUuid: string): Promise<boolean>
  /**
   * Ends a person's sessions in the caller's transaction, all but the one of `except`. After the commit the caller says
   * `forget`, so that no token lives on here; the other processes hear of it. Tells how many there were.
   */
  endAll(transaction: Kysely<Tables>, userUuid: string, except?: string | null): Promise<number>
  /**
   * Lets staff act in the place of one of a client's people, in no other's from then on; the token and when it ends by
   * itself. `forget` has to follow the commit.
   */
  startImpersonationAs(
    transaction: Kysely<Tables>,
    impersonation: Impersonation,
  ): Promise<{ token: string; expires: Date }>
  /** Ends every impersonation of these staff; `forget` has to follow the commit. Tells whose place they were in. */
  endImpersonations(transaction: Kysely<Tables>, impersonatorUuid: string): Promise<Impersonation[]>
}

/** Staff in the place of one of a client's people. */
export interface Impersonation {
  readonly user_uuid: string
  readonly impersonator_uuid: string
  readonly client_uuid: string
}

interface Remembered {
  readonly token: string
  readonly session: Session
  readonly expires: number
  readonly touched: number
}

/** What a look-up finds of staff in someone's place. */
interface ImpersonationRow {
  readonly client_uuid: string | null
  readonly impersonator_uuid: string | null
  readonly impersonated_client_uuid: string | null
  readonly impersonator_permissions: string[] | null
  readonly impersonator_left: Date | null
}

/** Staff stay in someone's place only while they themselves may, and the person belongs to that client. */
function mayStay(row: ImpersonationRow): boolean {
  if (row.impersonator_uuid === null) return true
  const granted = (row.impersonator_permissions ?? []) as Permission[]
  return (
    row.impersonator_left === null &&
    hasPermission(granted, 'admin_checkout.edit') &&
    row.client_uuid === row.impersonated_client_uuid
  )
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

interface PersonRow extends Omit<Session, 'permissions' | 'must_set_up_two_step'> {
  readonly permissions: string[]
  readonly has_two_step: boolean
}

const personColumns = [
  'users.uuid as user_uuid',
  'users.full_name',
  'users.email',
  'users.permissions',
  'users.avatar_id',
  'users.client_uuid',
  'users.is_primary_contact',
  'users.colleague_role',
  'users.language',
] as const

const hasTwoStep = sql<boolean>`exists (select from two_factors
  where two_factors.user_uuid = users.uuid and confirmed_date is not null)`.as('has_two_step')

/** Who acts in someone's place holds nothing of theirs but being a client. */
function sessionOf(row: PersonRow, staffTwoStep: boolean): Session {
  const { impersonator_uuid } = row
  const permissions: readonly Permission[] = impersonator_uuid === null ? (row.permissions as Permission[]) : ['client']
  return {
    user_uuid: row.user_uuid,
    full_name: row.full_name,
    email: row.email,
    permissions,
    avatar_id: row.avatar_id,
    client_uuid: row.client_uuid,
    is_primary_contact: row.is_primary_contact,
    colleague_role: row.colleague_role,
    language: impersonator_uuid === null ? accountLanguage(row) : null,
    impersonator_uuid,
    must_set_up_two_step: mustSetUpTwoStep(staffTwoStep, { permissions, hasTwoStep: row.has_two_step }),
  }
}

async function endImpersonations(transaction: Kysely<Tables>, impersonatorUuid: string): Promise<Impersonation[]> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('impersonator_uuid', '=', impersonatorUuid)
    .returning(['user_uuid', 'impersonated_client_uuid'])
    .execute()
  return ended.flatMap(({ user_uuid, impersonated_client_uuid: client_uuid }) =>
    client_uuid === null ? [] : [{ user_uuid, impersonator_uuid: impersonatorUuid, client_uuid }],
  )
}

async function endOne(transaction: Kysely<Tables>, userUuid: string, sessionUuid: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('uuid', '=', sessionUuid)
    .where('user_uuid', '=', userUuid)
    .where('impersonator_uuid', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await endImpersonations(transaction, userUuid)
  return true
}

async function endAll(transaction: Kysely<Tables>, userUuid: string, except: string | null = null): Promise<number> {
  const all = transaction.deleteFrom('sessions').where('user_uuid', '=', userUuid)
  const ended = except === null ? all : all.where('token_hash', '!=', hashToken(except))
  const { numDeletedRows } = await ended.executeTakeFirst()
  await endImpersonations(transaction, userUuid)
  return Number(numDeletedRows)
}

/** Someone as their session would be now. */
async function readPerson({ kysely }: Database, userUuid: string, staffTwoStep: boolean): Promise<Session | null> {
  const row = await kysely
    .selectFrom('users')
    .select(personColumns)
    .select(sql<null>`null`.as('impersonator_uuid'))
    .select(hasTwoStep)
    .where('uuid', '=', userUuid)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  return row ? sessionOf(row, staffTwoStep) : null
}

async function addSession(
  transaction: Kysely<Tables>,
  now: Date,
  session: Pick<
    Insertable<Tables['sessions']>,
    'user_uuid' | 'expires' | 'device' | 'address' | 'impersonator_uuid' | 'impersonated_client_uuid'
  >,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), created_date: now, last_used: now, ...session })
    .execute()
  return token
}

/** The session of someone who signs in by their password, and its entry in the audit. */
async function startByPassword(
  transaction: Kysely<Tables>,
  now: Date,
  { userUuid, passwordHash, origin }: { userUuid: string; passwordHash: string | null; origin?: SessionOrigin },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + lifetime)
  const { rows } = await sql`
    with account as (
      select uuid from users where uuid = ${userUuid} and password_hash = ${passwordHash} for update
    ), begun as (
      insert into sessions (user_uuid, token_hash, created_date, last_used, expires, device, address)
      select uuid, ${hashToken(token)}, ${now}, ${now}, ${expires}, ${origin?.device ?? null}, ${origin?.address ?? null}
      from account
      returning user_uuid, created_date
    )
    insert into audit_entries (created_date, actor_uuid, action, entity, details)
    select created_date, user_uuid, 'session.begun', 'user:' || user_uuid, '{}' from begun
    returning id`.execute(transaction)
  return rows.length === 0 ? null : token
}

/**
 * Tokens are opaque, hashed at rest, and remembered in memory only while this process hears
 * which sessions end (else every token is looked up).
 */
export function createSessionStore(options: {
  database: Database
  listener: Listener
  clock: Clock
  /** Staff have to set up two-step sign-in before anything else. */
  staffTwoStep?: boolean
}): SessionStore {
  const { database, listener, clock, staffTwoStep = false } = options
  /** By hash, since that is how a session's end is told, and by token, so that a call needs no hashing. */
  const remembered = new Map<string, Remembered>()
  const byToken = new Map<string, Remembered>()
  // A look-up under way when something ends must not put back what was just forgotten.
  let evicted = 0

  function eraseAll(matches: (entry: Remembered) => boolean): void {
    evicted += 1
    for (const [key, entry] of remembered) if (matches(entry)) eraseOne(key)
  }
  function eraseOne(key: string): void {
    evicted += 1
    const entry = remembered.get(key)
    remembered.delete(key)
    if (entry) byToken.delete(entry.token)
  }
  listener.on('session_ended', eraseOne)
  const evict = (userUuid: string) =>
    eraseAll(({ session }) => session.user_uuid === userUuid || session.impersonator_uuid === userUuid)
  listener.on('user_changed', evict)
  listener.onLoss(() => eraseAll(() => true))

  async function lookUp(token: string): Promise<Session | null> {
    const hash = hashToken(token)
    const before = evicted
    // What ends before this process hears of ends again must not be remembered as alive.
    const heard = listener.connected
    const now = clock.now()
    const row = await database.kysely
      .selectFrom('sessions')
      .innerJoin('users', 'users.uuid', 'sessions.user_uuid')
      .leftJoin('users as impersonator', 'impersonator.uuid', 'sessions.impersonator_uuid')
      .select(personColumns)
      .select([
        'sessions.impersonator_uuid',
        'sessions.impersonated_client_uuid',
        'impersonator.permissions as impersonator_permissions',
        'impersonator.deleted_date as impersonator_left',
        'sessions.last_used',
        'sessions.expires',
      ])
      .select(hasTwoStep)
      .where('token_hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (!row || !mayStay(row)) return null
    const { last_used, expires } = row
    const session = sessionOf(row, staffTwoStep)
    let until = expires.getTime()
    if (session.impersonator_uuid === null && now.getTime() - last_used.getTime() > touchInterval) {
      until = now.getTime() + lifetime
      await database.kysely
        .updateTable('sessions')
        .set({ last_used: now, expires: new Date(until) })
        .where('token_hash', '=', hash)
        .execute()
    }
    if (heard && before === evicted) {
      if (remembered.size >= rememberedSessions) eraseAll(() => true)
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
    ofUser: (userUuid) => readPerson(database, userUuid, staffTwoStep),
    evict,
    begin: (userUuid, transaction = database.kysely, origin = { device: null, address: null }) =>
      addSession(transaction, clock.now(), {
        user_uuid: userUuid,
        expires: new Date(clock.now().getTime() + lifetime),
        ...origin,
      }),
    startByPassword: (userUuid, passwordHash, { origin, transaction = database.kysely } = {}) =>
      startByPassword(transaction, clock.now(), { userUuid, passwordHash, origin }),
    async end(token, transaction = database.kysely) {
      const tokenHash = hashToken(token)
      const ended = await transaction
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning(['user_uuid', 'impersonator_uuid'])
        .executeTakeFirst()
      if (ended?.impersonator_uuid === null) await endImpersonations(transaction, ended.user_uuid)
      eraseOne(tokenHash.toString('hex'))
    },
    endOne,
    endAll,
    async startImpersonationAs(transaction, { user_uuid, impersonator_uuid, client_uuid }) {
      const expires = new Date(clock.now().getTime() + impersonationLifetime)
      // Of several begun at once each waits for the one before and ends it.
      await transaction
        .selectFrom('users')
        .select('uuid')
        .where('uuid', '=', impersonator_uuid)
        .forNoKeyUpdate()
        .execute()
      await endImpersonations(transaction, impersonator_uuid)
      const staff = { impersonator_uuid, impersonated_client_uuid: client_uuid }
      return { token: await addSession(transaction, clock.now(), { user_uuid, expires, ...staff }), expires }
    },
    endImpersonations,
  }
}

/** Removes sessions that have run out. */
export async function clearEndedSessions(database: Database, clock: Clock): Promise<void> {
  await sql`delete from sessions where expires < ${clock.now()}`.execute(database.kysely)
}
