import { randomBytes } from 'node:crypto'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../platform/clock/clock.ts'
import { hashToken } from '../platform/sessions/session-store.ts'
import type { TestDatabase } from './database.ts'

const month = 30 * 24 * 60 * 60 * 1000
let people = 0

/** A client company; its uuid. */
export async function addClient(database: TestDatabase, company: string): Promise<string> {
  const row = await database.kysely
    .insertInto('clients')
    .values({ company })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

export interface Person {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
}

/** An account; `password_hash` null can't sign in by password. */
export async function addPerson(
  database: TestDatabase,
  about: {
    permissions: readonly Permission[]
    client_uuid?: string
    is_primary_contact?: boolean
    email?: string
    password_hash?: string
  },
): Promise<Person> {
  people += 1
  return database.kysely
    .insertInto('users')
    .values({
      full_name: `Person ${people}`,
      email: about.email ?? `person${people}@example.test`,
      password_hash: about.password_hash ?? null,
      permissions: [...about.permissions],
      client_uuid: about.client_uuid ?? null,
      is_primary_contact: about.is_primary_contact ?? false,
    })
    .returning(['uuid', 'email', 'full_name'])
    .executeTakeFirstOrThrow()
}

interface InPlaceOf {
  readonly impersonator_uuid?: string
  readonly impersonated_client_uuid?: string
}

/** A session that someone began elsewhere, perhaps staff in someone's place: its token and its row, to be inserted. */
export function newSession(clock: Clock, user_uuid: string, inPlaceOf: InPlaceOf = {}) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires = new Date(now.getTime() + month)
  return {
    token,
    row: { token_hash: hashToken(token), user_uuid, created_date: now, last_used: now, expires, ...inPlaceOf },
  }
}

/** As `newSession`, inserted; its token. */
export async function addSession(
  database: TestDatabase,
  clock: Clock,
  userUuid: string,
  inPlaceOf?: InPlaceOf,
): Promise<string> {
  const { token, row } = newSession(clock, userUuid, inPlaceOf)
  await database.kysely.insertInto('sessions').values(row).execute()
  return token
}
