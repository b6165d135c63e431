import type { Transaction } from 'kysely'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import { recordRefund, type RefundToNote } from './record-refund.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { rejectOtherRequest, waitForKey } from '../../core/idempotency/request-hash.ts'
import { requestRefund } from './request-refund.ts'
import type { RefundDeps } from './refund-deps.ts'

type StaffRefund = Omit<RefundToNote, 'asked_by' | 'idempotency_key' | 'request_hash'> & {
  readonly asked_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
}

async function notedBefore(transaction: Transaction<Tables>, refund: StaffRefund): Promise<string | undefined> {
  const known = await transaction
    .selectFrom('refunds')
    .select(['uuid', 'request_hash'])
    .where('asked_by', '=', refund.asked_by)
    .where('idempotency_key', '=', refund.idempotency_key)
    .executeTakeFirst()
  if (known) rejectOtherRequest(known.request_hash, refund.request_hash)
  return known?.uuid
}

/**
 * A refund that staff ask for: noted, asked of the processor, and what it says kept; the middle outside of both. The same
 * call again gives the same refund. `check`: whether the payment is theirs to give back. @throws HttpError 400, 404, 409, 503
 */
export async function refundByStaff(
  deps: RefundDeps,
  refund: StaffRefund,
  check: (transaction: Transaction<Tables>) => Promise<void>,
) {
  requireProcessor(deps.processor)
  const refund_uuid = await deps.database.kysely.transaction().execute(async (transaction) => {
    await waitForKey(transaction, refund.idempotency_key)
    await check(transaction)
    const known = await notedBefore(transaction, refund)
    if (known !== undefined) return known
    const uuid = await recordRefund(transaction, refund)
    const { payment_uuid, invoice_uuid, amount_cents, reason, at } = refund
    await recordAudit(transaction, {
      at,
      actor_uuid: refund.asked_by,
      action: invoice_uuid === null ? 'client.credit_refund_asked' : 'invoice.refund_asked',
      entity: invoice_uuid === null ? `payment:${payment_uuid}` : `invoice:${invoice_uuid}`,
      reason,
      details: { refund_uuid: uuid, payment_uuid, amount_cents },
    })
    return uuid
  })
  await requestRefund(deps, refund_uuid)
  const { state, failure_message } = await deps.database.kysely
    .selectFrom('refunds')
    .select(['state', 'failure_message'])
    .where('uuid', '=', refund_uuid)
    .executeTakeFirstOrThrow()
  if (state === 'failed') {
    const message = `The card processor didn’t make the refund, and nothing was given back. It says: ${failure_message ?? ''}`
    throw new HttpError(409, 'refund_failed', message)
  }
  return { refund_uuid, state }
}
