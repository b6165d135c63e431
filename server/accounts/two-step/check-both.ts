import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { checkOwnPassword, type PasswordOwner } from '../stored-passwords/check-own-password.ts'
import { findSecondStep, matchSecondStep, wrongSecondStep, type SecondStepDeps } from './second-step.ts'

export const alreadyOff = () => new HttpError(409, 'two_step_off', refusals.twoStepOff())

const wrong = () => invalidField('code', wrongSecondStep)

/**
 * The caller's password and a code of their second step, for what weakens it. `use` in the transaction that does it.
 * @throws HttpError 400 at the field, 409, 429
 */
export async function checkBoth(
  deps: SecondStepDeps,
  context: RequestContext,
  { password, code }: { password: string; code: string },
): Promise<{ owner: PasswordOwner; use: (transaction: Transaction<Tables>) => Promise<void> }> {
  const owner = await checkOwnPassword(deps, context, { field: 'password', password })
  const step = await findSecondStep(deps.database, owner.uuid)
  if (!step) throw alreadyOff()
  const matched = await matchSecondStep(deps, owner, step, { text: code, address: context.address })
  if (matched === null) throw wrong()
  return {
    owner,
    async use(transaction) {
      if (!(await matched.use(transaction))) throw wrong()
    },
  }
}
