import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paymentStates } from '../../billing/processor/payment.states.ts'

/** What a payment that waits is for. */
const blockedReason = z.enum(['checkout', 'invoice', 'hours'])

/** A payment of a client's that has begun and isn't decided: of a checkout's order, of an open invoice, of hours to be added. */
const waitingPayment = z.object({
  payment_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  pays_for: blockedReason,
  /** Null for a checkout and for added hours: their invoice is posted once it is paid. */
  invoice_uuid: z.uuid().nullable(),
  /** As it is written on the invoice: `CAD-00042`. */
  invoice_number: z.string().nullable(),
  amount_cents: cents,
  currency,
  /** `needs_action`: the bank asks the person; `pending`: the processor hasn't answered. */
  state: z.enum(paymentStates.sets.open),
  /** Until when a checkout's hours and promotions are kept; null for an invoice. */
  kept_until: z.iso.datetime().nullable(),
})
export type WaitingPayment = z.infer<typeof waitingPayment>

/** B8 Ours: what waits, newest first: for every contact of the company, on any device. */
export const listWaitingPayments = operation({
  name: 'checkout.listWaitingPayments',
  method: 'GET',
  path: '/client/checkout/waiting',
  summary: 'Payments that have begun and wait, for the bank’s question or an answer',
  caller: ['client'],
  impersonation: true,
  reply: z.object({ payments: z.array(waitingPayment), count: z.int() }),
})

const onePayment = {
  caller: ['client'],
  impersonation: true,
  freshSession: true,
  params: z.object({ uuid }),
} as const

/** What became of a payment that waited, asking the processor; with the bank's question while that is open. */
export const getWaitingPayment = operation({
  name: 'checkout.getWaitingPayment',
  method: 'GET',
  path: '/client/checkout/waiting/{uuid}',
  summary: 'What became of a payment that waited, and how to confirm it',
  ...onePayment,
  reply: z.object({
    ...waitingPayment.shape,
    state: z.enum(paymentStates.values),
    /** For `needs_action`: what the browser confirms with the bank. */
    client_secret: z.string().nullable(),
    message: z.string().nullable(),
  }),
  failures: ['404 not_found', ...madeByThread],
})

/**
 * Gives a payment up: nobody can confirm it any more, hours and codes are free at once. One that has gone through
 * meanwhile is booked, and the answer says `paid`. Asked again it answers the same.
 */
export const cancelPayment = operation({
  name: 'checkout.cancelPayment',
  method: 'POST',
  path: '/client/checkout/{uuid}/cancel',
  summary: 'Cancel a payment that waits',
  ...onePayment,
  reply: z.object({
    state: z.enum(['cancelled', 'paid']),
    project_uuid: z.uuid(),
    invoice_uuid: z.uuid().nullable(),
  }),
  failures: ['404 not_found', '503 cards_unavailable', '503 processor_away', ...madeByThread],
})
