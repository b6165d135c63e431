import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { required } from '../../shared/required.ts'
import { lineText } from '../../shared/line-text.ts'
import { moneyAmount } from '../invoices/invoice.routes.ts'
import { manualRefundStates } from './manual-refund.states.ts'
import { manualRefundMethods } from './manual-refund.ts'

const staff = { caller: ['admin_finance.edit'], freshSession: true, params: z.object({ uuid }) } as const
const line = (max: number) => lineText().min(1).max(max)

export const reply = z.object({
  manual_refund_uuid: z.uuid(),
  state: z.enum(manualRefundStates.values),
  /** The client's credit in its currency after that. */
  balance_cents: cents,
})

/**
 * Records credit that was given back by transfer or cheque: it leaves the client's credit. Above the amount that one person may approve
 * of adjustments it is `proposed`, and nothing moves until someone else approves it. With an `Idempotency-Key` (see
 * `collectPayment`). 400 at `amount_cents` for more than the credit that is available, at `paid_date` for a day to come.
 */
export const recordManualRefund = operation({
  name: 'invoices.recordManualRefund',
  method: 'POST',
  path: '/client/{uuid}/credit/manual_refunds',
  summary: 'Record credit that was given back by transfer or cheque',
  ...staff,
  idempotencyKey: true,
  body: z.object({
    currency,
    amount_cents: moneyAmount,
    method: z.enum(manualRefundMethods),
    /** The day the money left; not in the future. */
    paid_date: givenDay(required),
    reference: line(200),
    /** The client reads it. */
    reason: line(500),
  }),
  reply,
  failures: ['404 not_found', '409 key_reused'],
})

/** 409 `needs_second` for whoever proposed it, `second_person_waits`, `not_open` for one that isn't proposed, `not_enough_credit` once the credit was used. */
export const approveManualRefund = operation({
  name: 'invoices.approveManualRefund',
  method: 'POST',
  path: '/manual_refunds/{uuid}/approve',
  summary: 'Approve a refund by transfer or cheque that someone else recorded',
  ...staff,
  secondPerson: 'approve_manual_refund',
  reply,
  failures: ['404 not_found', '409 needs_second', '409 not_enough_credit', '409 not_open'],
})

/** Rejects one that is proposed, and gives back to the client's credit what was recorded by mistake. 409 `not_open` for one that is void. */
export const voidManualRefund = operation({
  name: 'invoices.voidManualRefund',
  method: 'POST',
  path: '/manual_refunds/{uuid}/void',
  summary: 'Void a refund by transfer or cheque',
  ...staff,
  body: z.object({
    /** For the audit trail. */
    reason: line(500),
  }),
  reply,
  failures: ['404 not_found', '409 not_open'],
})
