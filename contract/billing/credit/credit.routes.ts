import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { manualRefund } from '../manual-refunds/manual-refund.ts'
import { secondPersonWait } from '../../shared/second-person-wait.ts'

const creditMovement = z.object({
  uuid: z.uuid(),
  moved_date: z.iso.datetime(),
  /** The day of it on the client's own clock. */
  moved_day: z.iso.date(),
  kind: z.enum(['surplus', 'used', 'refunded', 'refund_failed', 'manual_refund', 'manual_refund_void']),
  /** Below zero: it left the client's credit. */
  amount_cents: z.int(),
  currency,
  /** The payment that left it, or that it made; null for money that went back by transfer or cheque. */
  payment_uuid: z.uuid().nullable(),
  /** The refund by transfer or cheque that it is of. */
  manual_refund: manualRefund.nullable(),
  /** `Visa ending in 4242` where the payment was a card's. */
  card: z.string().nullable(),
  /** The credit note that left it, as it is written: `CAD-CN-00042`. */
  credit_note: z.string().nullable(),
  /** The invoice that it paid, or that the credit note takes back. */
  invoice: z.object({ uuid: z.uuid(), number: z.string() }).nullable(),
  /** Of a `surplus`: what of it can still be refunded here; what a credit note left is refunded on its invoice. */
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
    /** Staff only: refunds by transfer or cheque that wait for a second person. */
    proposed: z.array(
      manualRefund.extend({ proposed_by_name: z.string(), is_own: z.boolean(), second_person: secondPersonWait }),
    ),
  }),
  failures: ['404 not_found'],
})
