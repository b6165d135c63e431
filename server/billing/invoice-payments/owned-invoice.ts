import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { lockInvoice, type LockedInvoice } from '../charges/lock-invoice.ts'

/** A posted invoice of the caller's client, or any for staff with the permission; held. @throws HttpError 404 */
export async function ownedInvoice(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
  staff: Permission,
): Promise<LockedInvoice> {
  const found = await transaction
    .selectFrom('invoices')
    .select('client_uuid')
    .where('uuid', '=', uuid)
    .where('number', 'is not', null)
    .executeTakeFirst()
  const sees = found && (found.client_uuid === session.client_uuid || hasPermission(session.permissions, staff))
  if (!sees) throw notFound('There is no such invoice.')
  return lockInvoice(transaction, uuid)
}
