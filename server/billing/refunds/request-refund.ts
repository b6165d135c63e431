import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import type { Transaction } from 'kysely'
import { settleRefund, type RefundOutcome } from './settle-refund.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { RefundRejected, type RefundRequest } from '../../platform/payments/refund.ts'
import type { RefundDeps } from './refund-deps.ts'
import { notifyOfRefund } from './notifications.ts'

/** Step: keeps what became of a refund, and tells of it, once. */
export async function recordRefundOutcome(
  transaction: Transaction<Tables>,
  { clock, mails }: Pick<RefundDeps, 'clock' | 'mails'>,
  { uuid, outcome }: { uuid: string; outcome: RefundOutcome },
): Promise<void> {
  const at = clock.now()
  const refund = await settleRefund(transaction, uuid, { outcome, at })
  if (refund) await notifyOfRefund(transaction, { refund, mails, at })
}

async function requestOf({ database }: RefundDeps, processor: CardProcessor, uuid: string) {
  return database.kysely
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.uuid', 'refunds.payment_uuid')
    .innerJoin('charges', 'charges.uuid', 'payments.charge_uuid')
    .select(['refunds.uuid as key', 'processor_charge_id', 'processor_refund_id', 'refunds.amount_cents'])
    .select('payments.currency')
    .where('refunds.uuid', '=', uuid)
    .where('refunds.state', 'in', refundStates.sets.open)
    .where('charges.processor', '=', processor.name)
    .$narrowType<{ processor_charge_id: string }>()
    .executeTakeFirst()
}

async function answerTo(processor: CardProcessor, request: RefundRequest): Promise<RefundOutcome | undefined> {
  try {
    return await processor.refund({ ...request, reason: 'requested_by_customer' })
  } catch (error) {
    if (error instanceof ProcessorAway) return undefined
    if (error instanceof RefundRejected) return { state: 'failed', processor_refund_id: null, code: error.message }
    throw error
  }
}

/**
 * Asks the processor for a refund that is noted already, or what has become of it: its uuid is the key, so that nothing is
 * given back twice. Without an answer it stays as it is and is asked again by the job. Never within a transaction.
 */
export async function requestRefund(deps: RefundDeps, uuid: string): Promise<void> {
  const { processor } = deps
  if (processor === null) return
  const request = await requestOf(deps, processor, uuid)
  if (!request) return
  const outcome = await answerTo(processor, request)
  if (!outcome) return
  await deps.database.kysely
    .transaction()
    .execute((transaction) => recordRefundOutcome(transaction, deps, { uuid, outcome }))
}
