import { holds } from '@talentplace/contract/shared/holds'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { heldInvoice, type HeldInvoice } from './held-invoice.ts'

/** A posted invoice of the caller's client, or any for staff with the permission; held. @throws Refusal 404 */
export async function ownedInvoice(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
  staff: Permission,
): Promise<HeldInvoice> {
  const found = await transaction
    .selectFrom('invoices')
    .select('client_uuid')
    .where('uuid', '=', uuid)
    .where('number', 'is not', null)
    .executeTakeFirst()
  const sees = found && (found.client_uuid === session.client_uuid || holds(session.permissions, staff))
  if (!sees) throw notFound('There is no such invoice.')
  return heldInvoice(transaction, uuid)
}
