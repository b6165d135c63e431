import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Transaction } from 'kysely'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { isPasswordOf } from '../stored-passwords/password.ts'
import { requireSecondStep } from '../two-step/require-second-step.ts'
import type { SecondStepDeps } from '../two-step/second-step.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { signedIn, type RequestContext } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'

/** Whose password it was. */
export interface Person {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
}

/**
 * Their own password, which an open session doesn't have, and a code of their second step where they have one; wrong ones count as
 * wrong sign-ins. `useCode` in the transaction that does what was asked.
 * @throws HttpError 400, 429
 */
export async function checkPassword(
  deps: SecondStepDeps,
  context: RequestContext,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Person & { useCode: (transaction: Transaction<Tables>) => Promise<void> }> {
  const { database, throttle, limits } = deps
  const { user_uuid, email } = signedIn(context)
  const pair = `${email} ${context.address}`
  await throttle.admit(limits.loginPair, pair)
  const person = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'password_hash'])
    .where('uuid', '=', user_uuid)
    .executeTakeFirst()
  if (!person || !(await isPasswordOf(person.password_hash, password, turnOf(context, email)))) {
    throw invalidField('password', refusals.passwordWrong())
  }
  await throttle.takeBack(limits.loginPair, pair)
  const { uuid, full_name } = person
  const owner = { uuid, email: person.email, full_name }
  const { use } = await requireSecondStep(deps, context, { owner, code })
  return { ...owner, useCode: use }
}
