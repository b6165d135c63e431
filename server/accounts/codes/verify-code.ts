import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { codeLength } from '@talentplace/contract/accounts/account-fields'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import { addressee, type AccountMails } from '../mails/account-mails.ts'
import type { AccountCodes, CodePurpose } from './account-codes.ts'

export interface CodeOwner {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
  readonly client_uuid: string | null
  readonly verified_date: Date | null
  readonly password_hash: string | null
}

export interface CodeDeps {
  readonly database: Database
  readonly throttle: Throttle
  readonly limits: AccountLimits
  readonly codes: AccountCodes
  readonly mails: AccountMails
}

/** Nobody has it; an address without an account goes the same way as one with. */
const nobody = '00000000-0000-0000-0000-000000000000'

const wrongCode = () => new HttpError(400, 'wrong_code', refusals.codeInvalid())

export interface VerifiedCode {
  readonly owner: CodeOwner
  /** The six characters; else a link's key. */
  readonly isCode: boolean
  /** Uses the code in the transaction that does what it was for. @throws HttpError 400 when someone was faster */
  use(transaction: Transaction<Tables>): Promise<void>
}

/** Tells the owner, once a code, that someone guesses at it. */
async function notifyOfGuesses({ database, codes, mails }: CodeDeps, owner: CodeOwner | undefined): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await codes.noteGuesses(transaction, owner?.uuid ?? nobody)) || !owner) return
    await queueMail(transaction, mails.codeGuessedAt(addressee(owner)))
  })
}

/**
 * Finds whose live code or link was given.
 * @throws HttpError 400 `wrong_code`, alike for codes that are wrong, used, too old or tried too often and for addresses
 * that nobody has; 429
 */
export async function verifyCode(
  deps: CodeDeps,
  given: { email: string; text: string; address: string; purposesOf: (owner: CodeOwner) => readonly CodePurpose[] },
): Promise<VerifiedCode> {
  const { database, throttle, limits, codes } = deps
  await throttle.admit(limits.codeTries, given.address)
  const owner = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'client_uuid', 'verified_date', 'password_hash'])
    .where('email', '=', given.email.toLowerCase())
    .executeTakeFirst()
  const isCode = given.text.length === codeLength
  const purposes = owner ? given.purposesOf(owner) : (['verify'] as const)
  const code = await codes.match(owner?.uuid ?? nobody, purposes, given.text, given.address)
  if (!owner || code === null) {
    if (isCode) await notifyOfGuesses(deps, owner)
    throw wrongCode()
  }
  await throttle.takeBack(limits.codeTries, given.address)
  return {
    owner,
    isCode,
    async use(transaction) {
      await lockRow(transaction, 'users', owner.uuid)
      if (!(await codes.use(transaction, code))) throw wrongCode()
    },
  }
}
