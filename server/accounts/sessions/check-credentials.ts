import { hash } from 'node:crypto'
import * as t from '@talentplace/contract/accounts/messages/sign-in'
import type { Selectable } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { AccountCodes } from '../codes/account-codes.ts'
import type { CodeMailer } from '../codes/code-mailer.ts'
import { requestFor } from '../collect-details.ts'
import { HashingBusy, type HashTurn } from '../stored-passwords/hash-queue.ts'
import { isPasswordOf } from '../stored-passwords/password.ts'

export type Account = Selectable<Tables['users']>

export interface CredentialDeps {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
  readonly limits: AccountLimits
  readonly codes: AccountCodes
  readonly mailer: CodeMailer
}

interface Credentials {
  /** In lower case. */
  readonly email: string
  readonly password: string
  readonly address: string
  readonly code: string | undefined
  readonly turn: HashTurn
}

/** Nobody has it. */
const nobody = '00000000-0000-0000-0000-000000000000'

export const wrongCredentials = () => new HttpError(401, 'wrong_credentials', t.wrongCredentials())

/** Someone whose email and password these are, and the mailed code that was right besides; null: none was asked for. */
export interface Checked {
  readonly account: Account
  readonly codeUuid: string | null
}

async function rejectWith({ database, clock }: CredentialDeps, email: string, account: Account | undefined) {
  await database.kysely.transaction().execute((transaction) =>
    recordAudit(transaction, {
      at: clock.now(),
      actor_uuid: null,
      action: 'session.refused',
      // Of an address without an account only a hash is kept: it may be a password in the wrong field.
      entity: account ? `user:${account.uuid}` : `address:${hash('sha256', email).slice(0, 16)}`,
    }),
  )
  return wrongCredentials()
}

/**
 * Finds whose email and password these are. An unknown address, a wrong password and a wrong code answer alike, in bytes
 * and in time. While someone guesses at an account from everywhere, a mailed code is asked for besides; then a right
 * password without the code answers as a wrong one does, and only the owner gets a mail. The code is used by
 * `useMailedCode`: what else a sign-in asks for is sent along with it.
 * @throws HttpError 400 `collect` with `code`; 401; 429; 503 `busy`
 */
export async function checkCredentials(deps: CredentialDeps, given: Credentials): Promise<Checked> {
  const { database, throttle, limits, codes, mailer } = deps
  const { email, address } = given
  const pair = { limit: limits.loginPair, subject: `${email} ${address}` }
  const fromAddress = { limit: limits.loginAddress, subject: address }
  const atEmail = { limit: limits.loginEmail, subject: email }
  // The pair first: tries that its own limit refuses don't use up what the whole address has.
  const isGuessedAt = (await throttle.admitAll([pair, fromAddress], atEmail)) > limits.loginEmail.max
  const account = await database.kysely
    .selectFrom('users')
    .leftJoin('open_registrations', 'open_registrations.user_uuid', 'users.uuid')
    .selectAll('users')
    .select('open_registrations.password_hash as waiting_password')
    .where('email', '=', email)
    .executeTakeFirst()
  const stored = account?.password_hash ?? account?.waiting_password
  const isPasswordRight = await isPasswordOf(stored, given.password, given.turn).catch(async (error: unknown) => {
    // Nothing was compared: it counts for nobody.
    const counted = error instanceof HashingBusy ? [pair, fromAddress, atEmail] : []
    for (const { limit, subject } of counted) await throttle.takeBack(limit, subject)
    throw error
  })
  let codeUuid: string | null = null
  if (isGuessedAt) {
    if (given.code === undefined || given.code === '') {
      await mailer.request(database.kysely, email, isPasswordRight ? 'sign-in' : 'nothing')
      throw requestFor(['code'], 'To be sure that it is you, please enter the code that we have mailed to you.')
    }
    // Only the owner's tries use up the code's: with a wrong password no code is looked at, in the same time.
    codeUuid = await codes.match(isPasswordRight && account ? account.uuid : nobody, ['login'], given.code, address)
  }
  if (!account || !isPasswordRight || (isGuessedAt && codeUuid === null)) throw await rejectWith(deps, email, account)
  // These credentials are no guess, whatever the sign-in may still ask for.
  await throttle.release({ all: [pair], one: [fromAddress, atEmail] })
  return { account, codeUuid }
}

/** Uses the mailed code once nothing else is asked for. @throws HttpError 401 when it has been used meanwhile */
export async function useMailedCode(deps: CredentialDeps, { account, codeUuid }: Checked): Promise<void> {
  if (codeUuid === null || (await deps.codes.use(deps.database.kysely, codeUuid))) return
  throw await rejectWith(deps, account.email, account)
}
