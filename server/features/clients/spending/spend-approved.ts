import type { PurchaseKind } from '@talentplace/contract/clients/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { moneyText } from '../../../rules/money-text.ts'
import { spendingLimit } from './spending-limit.ts'

export interface Purchase {
  readonly kind: PurchaseKind
  readonly client_uuid: string
  readonly project_uuid: string
  readonly amount_cents: number
  readonly currency: Currency
  readonly at: Date
  /** Of added hours: what they are bought with. A draft can be bought only once by itself. */
  readonly invoice_uuid?: string
}

/**
 * Step: refuses a colleague's purchase above their company's limit, unless the primary contact approved it; the approval is
 * used with it. One whose payment was refused can be used again. The caller holds the subscription.
 * @throws HttpError 409 `needs_approval`
 */
export async function spendApproved(
  transaction: Transaction<Tables>,
  { user_uuid, is_primary_contact, impersonator_uuid }: Session,
  { kind, client_uuid, project_uuid, amount_cents, currency, at, invoice_uuid }: Purchase,
): Promise<void> {
  if (is_primary_contact || impersonator_uuid !== null) return
  const limit = await spendingLimit(transaction, client_uuid)
  if (limit === null || amount_cents <= limit) return
  const approval = await transaction
    .selectFrom('spending_requests')
    .select('uuid')
    .where('asked_by', '=', user_uuid)
    .where('client_uuid', '=', client_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('kind', '=', kind)
    .where('state', '=', 'approved')
    .where('currency', '=', currency)
    .where('amount_cents', '>=', amount_cents)
    .where('expires_date', '>', at)
    .where(sql<boolean>`not exists (select from invoices where uuid = bought_invoice_uuid and number is not null)`)
    .orderBy('uuid', 'desc')
    .executeTakeFirst()
  if (!approval) {
    const message = `Spending more than ${moneyText(limit, currency)} at once needs your primary contact’s approval. Nothing was charged; ask them to approve it.`
    throw new HttpError(409, 'needs_approval', message)
  }
  if (invoice_uuid === undefined) return
  await transaction
    .updateTable('spending_requests')
    .set({ bought_invoice_uuid: invoice_uuid })
    .where('uuid', '=', approval.uuid)
    .execute()
}
