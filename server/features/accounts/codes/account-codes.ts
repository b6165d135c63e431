import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@talentplace/contract/accounts/account-fields'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { holdRow } from '../../../platform/database/hold-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export type CodePurpose = Tables['account_codes']['purpose']

export interface IssuedCode {
  /** Six characters, for the mail and nothing else. */
  readonly code: string
  /** The key of the link beside it. */
  readonly linkKey: string
}

/** Mailed codes and links: single use, newest only, for one account and one purpose. Only their HMACs are stored. */
export interface AccountCodes {
  /** Makes a code and a link in the caller's transaction; those of this account and purpose from before end. */
  issue(transaction: Transaction<Tables>, userUuid: string, purpose: CodePurpose): Promise<IssuedCode>
  /**
   * Which live code of the account is the given text, a code or a link's key; null when none is. Each call is one of a
   * code's five tries, counted at once and whatever becomes of the call.
   */
  match(userUuid: string, purposes: readonly CodePurpose[], given: string): Promise<string | null>
  /** Uses a matched code, and the link beside it; false when somebody else was faster. */
  use(transaction: Kysely<Tables>, codeUuid: string): Promise<boolean>
  /** Ends every live code of the account. */
  endAll(transaction: Kysely<Tables>, userUuid: string): Promise<void>
  /** True when a live code of this purpose is out. */
  isOut(userUuid: string, purpose: CodePurpose): Promise<boolean>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'
const codeLifetime = 30 * 60 * 1000
const linkLifetime = 7 * 24 * 60 * 60 * 1000
const mostTries = 5
const linkBytes = 16

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** @param secret what the HMACs are made with; asked for at once, and again when that failed. */
export function createAccountCodes(options: {
  database: Database
  clock: Clock
  secret: () => Promise<Buffer>
}): AccountCodes {
  const { database, clock } = options
  let loaded: Promise<Buffer> | undefined

  function secret(): Promise<Buffer> {
    loaded ??= options.secret().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  // Early, so that the first who needs it holds up nobody.
  secret().catch(() => undefined)

  async function hmac(userUuid: string, purpose: CodePurpose, text: string): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update(`${purpose}\n${userUuid}\n${text}`)
      .digest()
  }

  async function matchLink(
    userUuid: string,
    purposes: readonly CodePurpose[],
    key: string,
    now: Date,
  ): Promise<string | null> {
    const hashes = await Promise.all(purposes.map((purpose) => hmac(userUuid, purpose, key)))
    const found = await database.kysely
      .selectFrom('account_codes')
      .select('uuid')
      .where('user_uuid', '=', userUuid)
      .where('ended_date', 'is', null)
      .where('link_expires', '>', now)
      .where('link_hash', 'in', hashes)
      .executeTakeFirst()
    return found?.uuid ?? null
  }

  return {
    async issue(transaction, userUuid, purpose) {
      const now = clock.now()
      const code = newCode()
      const linkKey = randomBytes(linkBytes).toString('base64url')
      // Two at once take turns, so that exactly the later one's code is the live one.
      await holdRow(transaction, 'users', userUuid)
      await transaction
        .updateTable('account_codes')
        .set({ ended_date: now })
        .where('user_uuid', '=', userUuid)
        .where('purpose', '=', purpose)
        .where('ended_date', 'is', null)
        .execute()
      await transaction
        .insertInto('account_codes')
        .values({
          user_uuid: userUuid,
          purpose,
          code_hash: await hmac(userUuid, purpose, code),
          code_expires: new Date(now.getTime() + codeLifetime),
          link_hash: await hmac(userUuid, purpose, linkKey),
          link_expires: new Date(now.getTime() + linkLifetime),
          created_date: now,
        })
        .execute()
      return { code, linkKey }
    },
    async match(userUuid, purposes, given) {
      const now = clock.now()
      if (given.length !== codeLength) return matchLink(userUuid, purposes, given, now)
      const tried = await database.kysely
        .updateTable('account_codes')
        .set({ tries: sql<number>`tries + 1` })
        .where('user_uuid', '=', userUuid)
        .where('purpose', '=', sql<CodePurpose>`any(${purposes})`)
        .where('ended_date', 'is', null)
        .where('code_expires', '>', now)
        .where('tries', '<', mostTries)
        .returning(['uuid', 'purpose', 'code_hash'])
        .execute()
      for (const { uuid, purpose, code_hash } of tried) {
        if (timingSafeEqual(code_hash, await hmac(userUuid, purpose, given.toUpperCase()))) return uuid
      }
      return null
    },
    async use(transaction, codeUuid) {
      const used = await transaction
        .updateTable('account_codes')
        .set({ ended_date: clock.now() })
        .where('uuid', '=', codeUuid)
        .where('ended_date', 'is', null)
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },
    async endAll(transaction, userUuid) {
      await transaction
        .updateTable('account_codes')
        .set({ ended_date: clock.now() })
        .where('user_uuid', '=', userUuid)
        .where('ended_date', 'is', null)
        .execute()
    },
    async isOut(userUuid, purpose) {
      const found = await database.kysely
        .selectFrom('account_codes')
        .select('uuid')
        .where('user_uuid', '=', userUuid)
        .where('purpose', '=', purpose)
        .where('ended_date', 'is', null)
        .where('code_expires', '>', clock.now())
        .where('tries', '<', mostTries)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

/** Removes codes that nobody can use any more, a week after their link ran out. */
export async function clearPastCodes(database: Database, clock: Clock): Promise<void> {
  const longAgo = new Date(clock.now().getTime() - 2 * linkLifetime)
  await database.kysely.deleteFrom('account_codes').where('created_date', '<', longAgo).execute()
}
