import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** A request of the company, held. @throws HttpError 404 */
export async function lockRequest(
  transaction: Transaction<Tables>,
  client_uuid: string,
  uuid: string,
): Promise<Selectable<Tables['spending_requests']>> {
  const locked = await lockRow(transaction, 'spending_requests', uuid)
  if (locked?.client_uuid !== client_uuid) throw notFound()
  return locked
}
