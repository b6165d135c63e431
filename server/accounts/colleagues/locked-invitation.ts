import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** An open invitation of the company, held. @throws HttpError 404 */
export async function lockInvitation(
  transaction: Transaction<Tables>,
  client_uuid: string,
  uuid: string,
): Promise<Selectable<Tables['colleague_invitations']>> {
  const locked = await lockRow(transaction, 'colleague_invitations', uuid)
  if (locked?.client_uuid !== client_uuid) throw notFound('This invitation was accepted or withdrawn meanwhile.')
  return locked
}
