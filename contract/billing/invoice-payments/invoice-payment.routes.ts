import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { invoiceViewers, moneyAmount } from '../invoices/invoice.routes.ts'
import { paymentStates } from '../processor/payment.states.ts'
import { humanText } from '../../shared/human-text.ts'
import { lineText } from '../../shared/line-text.ts'
import { required } from '../../shared/required.ts'

/**
 * Pays what is open of an invoice with a card of the client's. With an `Idempotency-Key`: the same key and body answer the
 * same again, another body 409 `key_reused`. A refused card is 409 `card_declined` with its reason. `pending`: the
 * processor hasn't said yet; asking again with the same key tells, and nothing is charged twice.
 */
export const collectPayment = operation({
  name: 'invoices.collectPayment',
  method: 'POST',
  path: '/invoices/{uuid}/payment/collect',
  summary: 'Pay an open invoice with a card',
  caller: ['client', 'admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  flag: invoiceViewers.flag,
  params: z.object({ uuid }),
  body: z.object({
    card_uuid: uuid,
    /** Once it has paid, renewals charge it, too. */
    use_for_renewals: z.boolean().default(true),
  }),
  reply: z.object({
    state: z.enum(paymentStates.sets.underway),
    /** For `needs_action`: what the browser confirms with the bank. */
    client_secret: z.string().nullable(),
    balance_cents: cents,
  }),
  failures: [
    '404 not_found',
    '409 below_minimum',
    '409 card_declined',
    '409 card_expired',
    '409 key_reused',
    '409 nothing_open',
    '409 payment_open',
    '429 too_many',
    '429 too_many_created',
    '503 cards_unavailable',
  ],
})

/** What staff record as paid. */
const recording = {
  caller: ['admin_finance.edit'],
  freshSession: true,
  idempotencyKey: true,
  params: z.object({ uuid }),
  reply: z.object({ payment_uuid: z.uuid(), paid_cents: cents, balance_cents: cents }),
} as const

/** Staff record what came by another way. With an `Idempotency-Key`, as above. */
export const addPayment = operation({
  name: 'invoices.addPayment',
  method: 'POST',
  path: '/invoices/{uuid}/payment/add',
  summary: 'Record a payment that came by another way than a card',
  ...recording,
  body: z.object({
    method: z.enum(['transfer', 'cheque', 'other']),
    amount_cents: moneyAmount,
    /** The day it came in; not in the future. */
    paid_date: givenDay(required),
    reference: lineText().max(200).default(''),
    note: humanText().max(500).default(''),
  }),
  failures: ['404 not_found', '409 key_reused', '409 nothing_open', '409 payment_open'],
})

/** Pays an open invoice, or a part of it, from the client's credit. With an `Idempotency-Key`. */
export const useCredit = operation({
  name: 'invoices.useCredit',
  method: 'POST',
  path: '/invoices/{uuid}/payment/credit',
  summary: 'Pay an open invoice from the client’s credit',
  ...recording,
  body: z.object({ amount_cents: moneyAmount }),
  failures: ['404 not_found', '409 key_reused', '409 nothing_open', '409 payment_open'],
})
