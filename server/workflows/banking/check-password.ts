import { isPasswordOf } from '../../features/accounts/passwords/password.ts'
import { signedIn, type RequestContext } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { BankingDeps } from './banking-deps.ts'

/** Whose password it was. */
export interface Person {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
}

/** Their own password, which an open session doesn't have; wrong ones count as wrong sign-ins. @throws HttpError 400, 429 */
export async function checkPassword(
  deps: Pick<BankingDeps, 'database' | 'throttle' | 'limits'>,
  context: RequestContext,
  password: string,
): Promise<Person> {
  const { database, throttle, limits } = deps
  const { user_uuid, email } = signedIn(context)
  const pair = `${email} ${context.address}`
  await throttle.admit(limits.loginPair, pair)
  const person = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'password_hash'])
    .where('uuid', '=', user_uuid)
    .executeTakeFirst()
  if (!person || !(await isPasswordOf(person.password_hash, password))) {
    throw invalidField('password', 'Your password is incorrect. Nothing was changed.')
  }
  await throttle.takeBack(limits.loginPair, pair)
  return person
}
