import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { HashTurn } from '../stored-passwords/hash-queue.ts'
import { isPasswordOf } from '../stored-passwords/password.ts'

export type OpenRegistration = Selectable<Tables['open_registrations']>

const keyHash = (key: string) => hash('sha256', key, 'buffer')

/** Step: notes who registered an address, in place of who did before. The key of their browser, kept nowhere here. */
export async function openRegistration(
  transaction: Kysely<Tables>,
  registration: { user_uuid: string; password_hash: string | null; address: string; created_date: Date },
): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  const row = { ...registration, key_hash: keyHash(key), adopted_date: null }
  await transaction
    .insertInto('open_registrations')
    .values(row)
    .onConflict((conflict) => conflict.column('user_uuid').doUpdateSet(row))
    .execute()
  return key
}

/** Of an account that isn't confirmed; undefined: nobody has registered it. */
export function findOpenRegistration(kysely: Kysely<Tables>, userUuid: string): Promise<OpenRegistration | undefined> {
  return kysely.selectFrom('open_registrations').selectAll().where('user_uuid', '=', userUuid).executeTakeFirst()
}

/** Step: the owner of the mailbox was shown what was entered, and says that it is theirs. Its password still has to be entered. */
export async function adoptRegistration(transaction: Kysely<Tables>, userUuid: string, at: Date): Promise<void> {
  await transaction
    .updateTable('open_registrations')
    .set({ adopted_date: at })
    .where('user_uuid', '=', userUuid)
    .execute()
}

/** True when the owner has said so of this registration, and not of one before it. */
export function isAdopted(registration: OpenRegistration | undefined): boolean {
  return (
    registration !== undefined &&
    registration.adopted_date !== null &&
    registration.adopted_date >= registration.created_date
  )
}

/** What whoever confirms shows of having registered. */
export interface Proof {
  /** Null: this browser didn't register; undefined: the caller doesn't speak of it. */
  readonly registration_key?: string | null | undefined
  readonly password?: string | undefined
}

/** True when the key is the one this registration's browser was given. */
function isKeyOf({ key_hash }: OpenRegistration, key: string): boolean {
  return key_hash !== null && timingSafeEqual(key_hash, keyHash(key))
}

/**
 * True when the one who holds the mailbox is shown to be the one who registered. With neither key nor password the mailed
 * code counts, entered where the form was sent from; a link, which anybody may press who reads the mail, doesn't.
 */
export async function isByRegistrant(
  registration: OpenRegistration | undefined,
  { registration_key, password }: Proof,
  given: { isCode: boolean; address: string; turn: HashTurn },
): Promise<boolean> {
  if (registration === undefined) return false
  if (registration_key === undefined && password === undefined) {
    return given.isCode && given.address === registration.address
  }
  if (registration_key && isKeyOf(registration, registration_key)) return true
  if (password === undefined || registration.password_hash === null) return false
  return isPasswordOf(registration.password_hash, password, given.turn)
}
