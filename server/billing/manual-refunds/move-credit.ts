import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { lockedCredit } from '../charges/pay-from-credit.ts'

export type ManualRefundRow = Selectable<Tables['manual_refunds']>

interface Movement {
  readonly kind: 'manual_refund' | 'manual_refund_void'
  readonly moved_by: string
  readonly at: Date
}

/** Step: a refund by hand leaves the client's credit, or is credit again; what that is then. */
export async function moveCredit(
  transaction: Transaction<Tables>,
  { uuid: manual_refund_uuid, client_uuid, currency, amount_cents }: ManualRefundRow,
  { kind, moved_by, at: moved_date }: Movement,
): Promise<number> {
  await transaction
    .insertInto('client_credits')
    .values({
      client_uuid,
      currency,
      kind,
      amount_cents: kind === 'manual_refund' ? -amount_cents : amount_cents,
      manual_refund_uuid,
      moved_by,
      moved_date,
    })
    .execute()
  return lockedCredit(transaction, { client_uuid, currency })
}
