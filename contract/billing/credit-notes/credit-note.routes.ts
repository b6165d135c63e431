import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { taxLine } from '../prices/quote.ts'
import { fileLanguage } from '../../shared/document-language.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { invoiceViewers } from '../invoices/invoice.routes.ts'
import { creditedParts } from './credit-note-form.ts'
import { humanText } from '../../shared/human-text.ts'

/** What takes an invoice back, for whoever may see that invoice, which names its credit notes. */
export const getCreditNoteFile = operation({
  name: 'invoices.getCreditNoteFile',
  method: 'GET',
  path: '/creditnotes/{uuid}/file',
  summary: 'A credit note as PDF',
  ...invoiceViewers,
  params: z.object({ uuid }),
  query: z.object({ language: fileLanguage }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: ['404 not_found', ...madeByThread],
})

const staff = { caller: ['admin_finance.edit'], freshSession: true, params: z.object({ uuid }) } as const

/** What becomes of a note’s amount: together they are all of it. */
const settled = {
  total_cents: cents,
  /** What had been refunded already. */
  refunded_cents: cents,
  /** What was open of the invoice, and is owed no more. */
  applied_cents: cents,
  /** What is the client’s credit from now on, to be used on an invoice or refunded. */
  credited_cents: cents,
}

/**
 * What can still be taken back of a posted invoice, and what taking back so much of it comes to; nothing is kept. `left_cents`
 * of a line is before taxes, after discounts. 400 at `lines` for more than is left; 409 `whole_only`: its taxes can’t be told by line.
 */
export const calculateCreditNote = operation({
  name: 'invoices.calculateCreditNote',
  method: 'POST',
  path: '/invoices/{uuid}/creditnotes/calculate',
  summary: 'What a credit note on an invoice would come to',
  ...staff,
  body: creditedParts,
  reply: z.object({
    lines: z.array(z.object({ position: z.int(), description: z.string(), left_cents: cents })),
    subtotal_cents: cents,
    taxes: z.array(taxLine),
    ...settled,
  }),
  failures: ['404 not_found', '409 nothing_left', '409 whole_only'],
})

/**
 * Takes a posted invoice back, or a part of it, with the next number of its currency. What is open of it is owed no more,
 * and the rest is the client’s credit. With an `Idempotency-Key` (see `collectPayment`). 400 at `lines` for more than is
 * left; 409 `nothing_left`, `payment_open`, `whole_only`.
 */
export const issueCreditNote = operation({
  name: 'invoices.issueCreditNote',
  method: 'POST',
  path: '/invoices/{uuid}/creditnotes',
  summary: 'Issue a credit note on an invoice',
  ...staff,
  idempotencyKey: true,
  body: z.object({
    ...creditedParts.shape,
    /** The client reads it. */
    reason: humanText().min(1).max(500),
  }),
  reply: z.object({ credit_note_uuid: z.uuid(), number: z.string(), ...settled }),
  failures: ['404 not_found', '409 key_reused', '409 nothing_left', '409 payment_open', '409 whole_only'],
})
