import { z } from 'zod'
import { uuid } from '../shared/identifier.ts'
import { cents, currency } from '../shared/money.ts'
import { operation } from '../shared/operation.ts'
import { moneyAmount, refundState } from './invoice.routes.ts'

const refundForm = {
  payment_uuid: uuid,
  amount_cents: moneyAmount,
  /** The client reads it. */
  reason: z.string('Required').trim().min(1, 'Required').max(500, 'At most 500 characters'),
}
/** `asked`: no answer has come so far, and it is asked for again automatically; `pending`: on its way. */
const refundReply = z.object({ refund_uuid: z.uuid(), state: refundState })

/**
 * Gives money of a card payment back, up to what it paid of this invoice and what it left as credit, which goes first.
 * With an `Idempotency-Key` (see `collectPayment`). One that the processor won't make is 409 `refund_failed`, and nothing is given back.
 */
export const refundPayment = operation({
  name: 'invoices.refundPayment',
  method: 'POST',
  path: '/invoices/{uuid}/payment/refund',
  summary: 'Refund a card payment of an invoice, or a part of it',
  caller: ['admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  params: z.object({ uuid }),
  body: z.object(refundForm),
  reply: refundReply,
  failures: [404, 409, 503],
})

/** Gives back what a card payment left as the client's credit. As above. */
export const refundCredit = operation({
  name: 'invoices.refundCredit',
  method: 'POST',
  path: '/client/{uuid}/credit/refund',
  summary: 'Refund a client’s credit, or a part of it',
  caller: ['admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  params: z.object({ uuid }),
  body: z.object(refundForm),
  reply: refundReply,
  failures: [404, 409, 503],
})

/** Pays an open invoice, or a part of it, from the client's credit. With an `Idempotency-Key`. */
export const useCredit = operation({
  name: 'invoices.useCredit',
  method: 'POST',
  path: '/invoices/{uuid}/payment/credit',
  summary: 'Pay an open invoice from the client’s credit',
  caller: ['admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  params: z.object({ uuid }),
  body: z.object({ amount_cents: moneyAmount }),
  reply: z.object({ payment_uuid: z.uuid(), paid_cents: cents, balance_cents: cents }),
  failures: [404, 409],
})

const creditMovement = z.object({
  uuid: z.uuid(),
  moved_date: z.iso.datetime(),
  /** The day of it on the client's own clock. */
  moved_day: z.iso.date(),
  kind: z.enum(['surplus', 'used', 'refunded', 'refund_failed']),
  /** Below zero: it left the client's credit. */
  amount_cents: z.int(),
  currency,
  /** The payment that left it, or that it made. */
  payment_uuid: z.uuid(),
  /** `Visa ending in 4242` where the payment was a card's. */
  card: z.string().nullable(),
  /** The invoice that it paid. */
  invoice: z.object({ uuid: z.uuid(), number: z.string() }).nullable(),
  /** Of a `surplus`: what of it can still be refunded. */
  refundable_cents: cents,
})
export type CreditMovement = z.infer<typeof creditMovement>

/** What is the client's: money that came in and for which nothing was open. Latest movement first, at most 100. */
export const getCredit = operation({
  name: 'invoices.getCredit',
  method: 'GET',
  path: '/client/{uuid}/credit',
  summary: 'A client’s credit by currency, and its movements',
  caller: ['client', 'admin_finance.view'],
  params: z.object({ uuid }),
  reply: z.object({
    balances: z.array(z.object({ currency, balance_cents: cents })),
    movements: z.array(creditMovement),
  }),
  failures: [404],
})
