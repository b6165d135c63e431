import type { Selectable, Transaction } from 'kysely'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

/**
 * An invoice by hand, held with its subscription until the transaction ends; it may be posted already.
 * @param next the subscription it is for from now on
 * @throws HttpError 404
 */
export async function lockInvoiceRow(
  transaction: Transaction<Tables>,
  uuid: string,
  next?: string,
): Promise<Selectable<Tables['invoices']>> {
  const found = await transaction
    .selectFrom('invoices')
    .select('project_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!found) throw notFound('There is no such invoice.')
  const projects = new Set([found.project_uuid, next ?? found.project_uuid])
  await lockRows(transaction, 'projects', [...projects])
  const invoice = await lockRow(transaction, 'invoices', uuid)
  if (!invoice) throw notFound('There is no such invoice.')
  return invoice
}

/** @throws HttpError 409 `not_a_draft`, `stale_version` */
export function rejectOtherVersion(invoice: Selectable<Tables['invoices']>, version: number): void {
  if (invoice.status !== 'draft' || invoice.kind !== 'manual') {
    const message =
      'This isn’t a draft that can be changed: it was posted or deleted, or waits for its payment. Nothing was changed.'
    throw new HttpError(409, 'not_a_draft', message)
  }
  if (invoice.version !== version) {
    throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
  }
}
