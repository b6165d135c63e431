import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { moneyAmount } from '../invoices/invoice.routes.ts'
import { refundStates } from '../invoices/refund.states.ts'
import { humanText } from '../../shared/human-text.ts'

export const refundForm = z.object({
  payment_uuid: uuid,
  amount_cents: moneyAmount,
  /** The client reads it. */
  reason: humanText().min(1).max(500),
})
/** `asked`: no answer has come so far, and it is asked for again automatically; `pending`: on its way. */
export const refundReply = z.object({ refund_uuid: z.uuid(), state: z.enum(refundStates.values) })

const refunding = {
  caller: ['admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  params: z.object({ uuid }),
  body: refundForm,
  reply: refundReply,
} as const

/**
 * Gives money of a card payment back, up to what it paid of this invoice and what it left as credit, which goes first.
 * With an `Idempotency-Key` (see `collectPayment`). One that the processor won't make is 409 `refund_failed`, and nothing is given back.
 */
export const refundPayment = operation({
  name: 'invoices.refundPayment',
  method: 'POST',
  path: '/invoices/{uuid}/payment/refund',
  summary: 'Refund a card payment of an invoice, or a part of it',
  ...refunding,
  failures: [
    '404 not_found',
    '409 disputed',
    '409 key_reused',
    '409 not_refundable',
    '409 refund_failed',
    '503 cards_unavailable',
  ],
})

/** Gives back what a card payment left as the client's credit. As above. */
export const refundCredit = operation({
  name: 'invoices.refundCredit',
  method: 'POST',
  path: '/client/{uuid}/credit/refund',
  summary: 'Refund a client’s credit, or a part of it',
  ...refunding,
  failures: [
    '404 not_found',
    '409 disputed',
    '409 key_reused',
    '409 not_refundable',
    '409 refund_failed',
    '503 cards_unavailable',
  ],
})
