import { sql, type Transaction } from 'kysely'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Tables } from '../../platform/database/tables.ts'
import { heldCredit } from '../renewals/pay-from-credit.ts'

/** The client's credit in a currency that no proposed refund waits for; held until the transaction ends. */
export async function availableCredit(
  transaction: Transaction<Tables>,
  of: { readonly client_uuid: string; readonly currency: Currency },
): Promise<number> {
  const balance = await heldCredit(transaction, of)
  const { cents } = await transaction
    .selectFrom('manual_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('client_uuid', '=', of.client_uuid)
    .where('currency', '=', of.currency)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  return Math.max(0, balance - cents)
}
