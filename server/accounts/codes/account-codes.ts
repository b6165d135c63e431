import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@talentplace/contract/accounts/account-fields'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endCodes } from './invalidate-codes.ts'

export type CodePurpose = Tables['account_codes']['purpose']

export interface IssuedCode {
  /** Six characters, for the mail and nothing else. */
  readonly code: string
  /** The key of the link beside it. */
  readonly linkKey: string
}

/**
 * Mailed codes and links: single use, for one account and one purpose. Of the codes only the newest is good; a link lives
 * on beside newer ones until any of them is used, so that nobody ends the owner's by asking. Only HMACs are stored.
 */
export interface AccountCodes {
  /**
   * Makes a code and a link in the caller's transaction; the code of this account and purpose from before ends. A link
   * lasts seven days, a `brief` one as long as the code.
   */
  issue(
    transaction: Transaction<Tables>,
    userUuid: string,
    purpose: CodePurpose,
    options?: { brief: boolean },
  ): Promise<IssuedCode>
  /**
   * Which live code of the account is the given text, a code or a link's key; null when none is. Each call with a code is
   * one of the five tries that its asker (an address) has, and of the 25 of everybody together, counted at once and
   * whatever becomes of the call.
   */
  match(userUuid: string, purposes: readonly CodePurpose[], given: string, asker: string): Promise<string | null>
  /** True, once a code, when someone has used up their tries at a live code of the account: the owner is to be told. */
  noteGuesses(transaction: Kysely<Tables>, userUuid: string): Promise<boolean>
  /**
   * Uses a matched code, and every link of its purpose; false when someone else was faster. The caller holds the account
   * where it has links: of a code and an older link that are used at once, one succeeds.
   */
  use(transaction: Kysely<Tables>, codeUuid: string): Promise<boolean>
  /** Ends every live code and link of the account. */
  endAll(transaction: Kysely<Tables>, userUuid: string): Promise<void>
  /** True when a live code of this purpose is out. */
  isOut(userUuid: string, purpose: CodePurpose): Promise<boolean>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'
const codeLifetime = 30 * 60 * 1000
const linkLifetime = 7 * 24 * 60 * 60 * 1000
const maxTries = 5
const maxTriesOfAll = 25
const linkBytes = 16

const askerHash = (asker: string) => hash('sha256', asker, 'buffer')

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
    async issue(transaction, userUuid, purpose, { brief } = { brief: false }) {
      const now = clock.now()
      const code = newCode()
      const linkKey = randomBytes(linkBytes).toString('base64url')
      // Two at once take turns, so that exactly the later one's code is the live one.
      await lockRow(transaction, 'users', userUuid)
      await transaction
        .updateTable('account_codes')
        .set({ replaced_date: now })
        .where('user_uuid', '=', userUuid)
        .where('purpose', '=', purpose)
        .where('ended_date', 'is', null)
        .where('replaced_date', 'is', null)
        .execute()
      await transaction
        .insertInto('account_codes')
        .values({
          user_uuid: userUuid,
          purpose,
          code_hash: await hmac(userUuid, purpose, code),
          code_expires: new Date(now.getTime() + codeLifetime),
          link_hash: await hmac(userUuid, purpose, linkKey),
          link_expires: new Date(now.getTime() + (brief ? codeLifetime : linkLifetime)),
          created_date: now,
        })
        .execute()
      return { code, linkKey }
    },
    async match(userUuid, purposes, given, asker) {
      const now = clock.now()
      if (given.length !== codeLength) return matchLink(userUuid, purposes, given, now)
      const { rows } = await sql<{ uuid: string; purpose: CodePurpose; code_hash: Buffer }>`
        with counted as (
          insert into account_code_tries (code_uuid, asker_hash, tries)
          select uuid, ${askerHash(asker)}, 1 from account_codes
          where user_uuid = ${userUuid} and purpose = any(${purposes}) and ended_date is null and replaced_date is null
            and code_expires > ${now} and tries < ${maxTriesOfAll}
          on conflict (code_uuid, asker_hash) do update set tries = account_code_tries.tries + 1
            where account_code_tries.tries < ${maxTries}
          returning code_uuid
        )
        update account_codes set tries = tries + 1 from counted
        where uuid = code_uuid and tries < ${maxTriesOfAll}
        returning uuid, purpose, code_hash`.execute(database.kysely)
      for (const { uuid, purpose, code_hash } of rows) {
        if (timingSafeEqual(code_hash, await hmac(userUuid, purpose, given.toUpperCase()))) return uuid
      }
      return null
    },
    async noteGuesses(transaction, userUuid) {
      const { rows } = await sql`
        update account_codes set told_date = ${clock.now()}
        where user_uuid = ${userUuid} and ended_date is null and replaced_date is null and told_date is null
          and exists (select from account_code_tries where code_uuid = uuid and account_code_tries.tries >= ${maxTries})
        returning uuid`.execute(transaction)
      return rows.length > 0
    },
    async use(transaction, codeUuid) {
      const { rows } = await sql<{ uuid: string }>`
        update account_codes set ended_date = ${clock.now()}
        where (user_uuid, purpose) = (select user_uuid, purpose from account_codes where uuid = ${codeUuid})
          and ended_date is null
        returning uuid`.execute(transaction)
      return rows.some(({ uuid }) => uuid === codeUuid)
    },
    endAll: (transaction, userUuid) => endCodes(transaction, userUuid, clock.now()),
    async isOut(userUuid, purpose) {
      const found = await database.kysely
        .selectFrom('account_codes')
        .select('uuid')
        .where('user_uuid', '=', userUuid)
        .where('purpose', '=', purpose)
        .where('ended_date', 'is', null)
        .where('replaced_date', 'is', null)
        .where('code_expires', '>', clock.now())
        .where('tries', '<', maxTries)
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
