import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { PasswordOwner } from '../stored-passwords/check-own-password.ts'
import {
  findSecondStep,
  matchSecondStep,
  wrongSecondStep,
  type MatchedStep,
  type SecondStepDeps,
} from './second-step.ts'

const wrong = () => invalidField('code', wrongSecondStep)

const nothingRequested: MatchedStep['use'] = () => Promise.resolve(true)

/**
 * A code of someone's second step, where their account has one: beside the password, for what an open session alone must not do.
 * `use` in the transaction that does it.
 * @throws HttpError 400 at the field, 429
 */
export async function requireSecondStep(
  deps: SecondStepDeps,
  context: RequestContext,
  { owner, code = '' }: { owner: PasswordOwner; code?: string | undefined },
): Promise<{ use: (transaction: Transaction<Tables>) => Promise<void> }> {
  const step = await findSecondStep(deps.database, owner.uuid)
  if (step && code === '') throw invalidField('code', refusals.enterSecondStep())
  const matched = step ? await matchSecondStep(deps, owner, step, { text: code, address: context.address }) : null
  if (step && matched === null) throw wrong()
  const use = matched?.use ?? nothingRequested
  return {
    async use(transaction) {
      if (!(await use(transaction))) throw wrong()
    },
  }
}
