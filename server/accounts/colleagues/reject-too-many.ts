import { maxColleagues, maxInvitations } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** @throws HttpError 409 once a company has as many people as it can; the caller holds it */
export async function rejectTooManyColleagues(transaction: Transaction<Tables>, client_uuid: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxColleagues) return
  const message = `A company has at most ${maxColleagues} people. Remove someone first.`
  throw new HttpError(409, 'too_many_colleagues', message)
}

/** @throws HttpError 409 once a company has as many open invitations as it can; the caller holds it */
export async function rejectTooManyInvitations(transaction: Transaction<Tables>, client_uuid: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('colleague_invitations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('client_uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxInvitations) return
  const message = `At most ${maxInvitations} invitations can be open. Withdraw one first.`
  throw new HttpError(409, 'too_many_invitations', message)
}
