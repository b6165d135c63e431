import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockUser, type LockedUser } from '../users/lock-user.ts'

/** Someone else of the company, held. @throws HttpError 404, or 409 for its primary contact */
export async function lockColleague(
  transaction: Transaction<Tables>,
  client_uuid: string,
  uuid: string,
): Promise<LockedUser> {
  const of = await transaction.selectFrom('users').select('client_uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (of?.client_uuid !== client_uuid) throw notFound()
  const colleague = await lockUser(transaction, uuid)
  if (colleague.client_uuid !== client_uuid) throw notFound()
  if (colleague.is_primary_contact) {
    throw new HttpError(409, 'primary_contact', refusals.youArePrimary())
  }
  return colleague
}
