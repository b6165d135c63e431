import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Database } from '../../platform/database/connection.ts'
import { signedIn, type RequestContext } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import { turnOf } from './hash-queue.ts'
import { isPasswordOf } from './password.ts'

export interface OwnPasswordDeps {
  readonly database: Database
  readonly throttle: Throttle
  readonly limits: AccountLimits
}

/** Whose password it was. */
export interface PasswordOwner {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
}

/**
 * The caller's own password, which an open session doesn't have: who holds one may guess at it as little as who doesn't.
 * @throws HttpError 400 at the field, 429
 */
export async function checkOwnPassword(
  { database, throttle, limits }: OwnPasswordDeps,
  context: RequestContext,
  { field, password }: { field: string; password: string },
): Promise<PasswordOwner> {
  const { user_uuid, email } = signedIn(context)
  const pair = `${email} ${context.address}`
  await throttle.admit(limits.loginPair, pair)
  const owner = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'password_hash'])
    .where('uuid', '=', user_uuid)
    .executeTakeFirst()
  if (!owner || !(await isPasswordOf(owner.password_hash, password, turnOf(context, email)))) {
    throw invalidField(field, refusals.currentPasswordWrong())
  }
  await throttle.takeBack(limits.loginPair, pair)
  return owner
}
