import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@talentplace/contract/accounts/account-fields'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { serverSecret } from '../../platform/database/server-secret.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type ApplicationStart = Selectable<Tables['application_starts']>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'
const codeLifetime = 30 * 60 * 1000
export const linkLifetime = 7 * 24 * 60 * 60 * 1000
/** Of everyone together: a code of six characters isn’t found in so many. */
const maxTries = 25

async function hmac(database: Database, email: string, text: string): Promise<Buffer> {
  const secret = await serverSecret(database, 'application starts')
  return createHmac('sha256', secret).update(`${email}\n${text}`).digest()
}

/** A code and a link for who begins to apply; only their HMACs are kept. */
export async function issueStart(database: Database, email: string, now: Date) {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const linkKey = randomBytes(16).toString('base64url')
  return {
    code,
    linkKey,
    stored: {
      code_hash: await hmac(database, email, code),
      code_expires: new Date(now.getTime() + codeLifetime),
      link_hash: await hmac(database, email, linkKey),
      link_expires: new Date(now.getTime() + linkLifetime),
      tries: 0,
    },
  }
}

/** What was entered under an address, when this is its live code or the key of its live link; counts each try of a code. */
export async function matchStart(
  database: Database,
  { email, given, now }: { email: string; given: string; now: Date },
): Promise<ApplicationStart | null> {
  const isCode = given.length === codeLength
  const live = isCode
    ? await database.kysely
        .updateTable('application_starts')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('email', '=', email)
        .where('code_expires', '>', now)
        .where('tries', '<', maxTries)
        .returningAll()
        .executeTakeFirst()
    : await database.kysely
        .selectFrom('application_starts')
        .selectAll()
        .where('email', '=', email)
        .where('link_expires', '>', now)
        .executeTakeFirst()
  if (!live) return null
  const known = isCode ? live.code_hash : live.link_hash
  return timingSafeEqual(known, await hmac(database, email, isCode ? given.toUpperCase() : given)) ? live : null
}

/** Forgets what was entered with links that are over. */
export async function clearPastStarts(database: Database, now: Date): Promise<void> {
  await database.kysely.deleteFrom('application_starts').where('link_expires', '<', now).execute()
}

const keyHash = (key: string) => hash('sha256', key, 'buffer')

/** Step: the key of a new link back into an application, good once and for seven days. Of the earlier ones ten stay good. */
export async function issueLink(transaction: Kysely<Tables>, application_uuid: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await transaction
    .insertInto('application_links')
    .values({
      key_hash: keyHash(key),
      application_uuid,
      created_date: now,
      expires: new Date(now.getTime() + linkLifetime),
    })
    .execute()
  await transaction
    .deleteFrom('application_links')
    .where('application_uuid', '=', application_uuid)
    .where('key_hash', 'not in', (among) =>
      among
        .selectFrom('application_links')
        .select('key_hash')
        .where('application_uuid', '=', application_uuid)
        // Of several of the same instant, the new one.
        .orderBy((order) => order('key_hash', '=', keyHash(key)), 'desc')
        .orderBy('created_date', 'desc')
        .limit(10),
    )
    .execute()
  return key
}

/** Step: uses a link; the application it leads to, or null when it is used, too old or none. */
export async function useLink(transaction: Kysely<Tables>, key: string, now: Date): Promise<string | null> {
  const used = await transaction
    .updateTable('application_links')
    .set({ used_date: now })
    .where('key_hash', '=', keyHash(key))
    .where('used_date', 'is', null)
    .where('expires', '>', now)
    .returning('application_uuid')
    .executeTakeFirst()
  return used?.application_uuid ?? null
}
