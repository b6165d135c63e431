import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { RefundResult } from '../../platform/payments/refund.ts'

export type RefundRow = Selectable<Tables['refunds']>

/** What is known of a refund: what the processor said of it, or why it wouldn't take it. */
export type RefundOutcome =
  | RefundResult
  | { readonly state: 'failed'; readonly processor_refund_id: null; readonly code: string }

/** A refund, held with its payment and its invoice. */
async function lockedRefund(transaction: Transaction<Tables>, uuid: string): Promise<RefundRow> {
  const refund = await lockRow(transaction, 'refunds', uuid)
  if (!refund) throw new Error(`Refund ${uuid} is gone`)
  await lockRow(transaction, 'payments', refund.payment_uuid)
  if (refund.invoice_uuid !== null) await lockRow(transaction, 'invoices', refund.invoice_uuid)
  return refund
}

/** What was taken from the client's credit is theirs again. */
async function giveCreditBack(transaction: Transaction<Tables>, refund: RefundRow, at: Date): Promise<void> {
  if (refund.credit_cents === 0) return
  const { client_uuid, currency } = await transaction
    .selectFrom('payments')
    .select(['client_uuid', 'currency'])
    .where('uuid', '=', refund.payment_uuid)
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('client_credits')
    .values({
      client_uuid,
      currency,
      amount_cents: refund.credit_cents,
      kind: 'refund_failed',
      payment_uuid: refund.payment_uuid,
      refund_uuid: refund.uuid,
      moved_date: at,
    })
    .execute()
}

/**
 * Step: keeps what became of a refund; the refund when that is new, so that people are told once. One that fails, also
 * after the processor had called it made, leaves everything as if it had never been asked for.
 */
export async function settleRefund(
  transaction: Transaction<Tables>,
  uuid: string,
  { outcome, at }: { outcome: RefundOutcome; at: Date },
): Promise<RefundRow | undefined> {
  const refund = await lockedRefund(transaction, uuid)
  const isOver = refund.state === 'failed' || (refund.state === 'succeeded' && outcome.state !== 'failed')
  if (isOver || refund.state === outcome.state) return undefined
  const settled = await transaction
    .updateTable('refunds')
    .set({
      state: refundStates.step(refund.state, outcome.state, 'system'),
      processor_refund_id: outcome.processor_refund_id ?? refund.processor_refund_id,
      failure_message: outcome.state === 'failed' ? outcome.code : null,
      settled_date: outcome.state === 'pending' ? null : at,
    })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (settled.state === 'failed') await giveCreditBack(transaction, settled, at)
  return settled
}
