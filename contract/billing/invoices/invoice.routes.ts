import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { taxLine } from '../prices/quote.ts'
import { givenDay } from '../../shared/given-date.ts'
import { documentHeader } from '../../shared/csv-header.ts'
import { documentLanguage, fileLanguage } from '../../shared/document-language.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { disputeStates } from './dispute.states.ts'
import { invoiceKinds } from './invoice-kind.ts'
import { invoiceLine } from './invoice-line.ts'
import { invoiceStates } from './invoice.states.ts'
import { refundStates } from './refund.states.ts'
import { standingStates } from './standing.states.ts'
import { required } from '../../shared/required.ts'

const flag = { name: 'client-invoice', beta: ['client.beta'] } as const
const caller = ['client', 'admin_finance.view'] as const
/** Who may see a company's invoices and what takes them back: its people, and staff who look after money. */
export const invoiceViewers = { caller, flag } as const

const invoiceStatus = z.enum(invoiceStates.sets.shown)

/**
 * How what is open of an invoice is collected. `due`: someone has to pay it; `declined`: the last charge of a card was
 * refused; `scheduled`: the default card will be charged automatically; `pending`: a charge has no answer yet; `small`: less than a
 * card can be charged.
 */
const invoiceStanding = z.enum(standingStates.values)

/** A row of a list of invoices. Money as it was stored when the invoice was posted, and what has been paid since. */
export const invoiceSummary = z.object({
  uuid: z.uuid(),
  /** As it is written on the invoice: `CAD-00042`; gapless within its currency. */
  number: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  kind: z.enum(invoiceKinds),
  invoice_date: z.iso.date(),
  due_date: z.iso.date(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  currency,
  status: invoiceStatus,
  total_cents: cents,
  /** Payments, and what credit notes closed of what was open: an invoice that is `credited` was taken back as a whole. */
  paid_cents: cents,
  balance_cents: cents,
  /** Null while nothing is open. */
  standing: invoiceStanding.nullable(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>

/** An amount that is paid or given back, in cents. */
export const moneyAmount = z.int(required).min(1).max(2_147_483_647)

/** One of the two parties as it was on the day. */
export const invoiceParty = z.object({
  name: z.string(),
  address: z.array(z.string()),
  tax_numbers: z.array(z.object({ name: z.string(), number: z.string() })),
})
export type InvoiceParty = z.infer<typeof invoiceParty>

export const paymentMethod = z.enum(['card', 'transfer', 'cheque', 'other', 'credit', 'credit_note'])
export type PaymentMethod = z.infer<typeof paymentMethod>

export const payment = z.object({
  uuid: z.uuid(),
  paid_date: z.iso.datetime(),
  /** The day of it on the client's own clock, as everything below that ends in `_day`. */
  paid_day: z.iso.date(),
  method: paymentMethod,
  /** `Visa ending in 4242` where it was a card. */
  card: z.string().nullable(),
  /** What it paid of this invoice. */
  amount_cents: cents,
  /** What it left as the client's credit. */
  surplus_cents: cents,
  /** What can be given back of it here; 0 for all but cards. */
  refundable_cents: cents,
  /** Of a credit note its number. */
  reference: z.string(),
  /** Staff only: who recorded it. */
  recorded_by: z.string().nullable(),
})
export type InvoicePayment = z.infer<typeof payment>

/** `asked`: no answer is known yet; `pending`: the processor has taken it on. */

export const refund = z.object({
  uuid: z.uuid(),
  created_date: z.iso.datetime(),
  created_day: z.iso.date(),
  /** The whole of it, with what came from the client's credit. */
  amount_cents: cents,
  card: z.string().nullable(),
  state: z.enum(refundStates.values),
  reason: z.string(),
})
export type InvoiceRefund = z.infer<typeof refund>

export const creditNote = z.object({
  uuid: z.uuid(),
  /** As it is written on it: `CAD-CN-00042`; gapless within its currency. */
  number: z.string(),
  issue_date: z.iso.date(),
  /** Below zero: what it takes back of the invoice, taxes included. */
  total_cents: z.int().max(0),
  /** What of it closed what was open, what became the client’s credit, and what had been refunded. */
  applied_cents: cents,
  credited_cents: cents,
  refunded_cents: cents,
  reason: z.string(),
})
export type InvoiceCreditNote = z.infer<typeof creditNote>

export const dispute = z.object({
  opened_date: z.iso.datetime(),
  opened_day: z.iso.date(),
  state: z.enum(disputeStates.values),
  amount_cents: cents,
  reason: z.string(),
})

export const invoice = z.object({
  ...invoiceSummary.shape,
  lines: z.array(invoiceLine),
  taxes: z.array(taxLine),
  subtotal_cents: cents,
  discount_cents: cents,
  tax_cents: cents,
  supplier: invoiceParty,
  client: invoiceParty,
  po_number: z.string(),
  notes: z.string(),
  /** Of its file, where no other is asked for. */
  document_language: documentLanguage,
  payments: z.array(payment),
  refunds: z.array(refund),
  credit_notes: z.array(creditNote),
  /** Staff only: payments that the cardholder's bank takes back. */
  disputes: z.array(dispute),
  /** The client's credit in this currency. */
  credit_cents: cents,
  refunded_cents: cents,
  /** The last refusal of a card, while nothing has been paid since. */
  last_failure: z.object({ message: z.string(), date: z.iso.datetime() }).nullable(),
  /** When the card is tried again automatically. */
  next_try: z.iso.date().nullable(),
  /**
   * What is open is less than a card can be charged: it is collected `with_next`, with the client's next invoice, or it is
   * `left` where no subscription of theirs renews in this currency.
   */
  small_balance: z.enum(['with_next', 'left']).nullable(),
  /** A charge whose outcome isn't known yet. */
  pending: z.boolean(),
})
export type Invoice = z.infer<typeof invoice>

/** D1, A6.6: newest first. A client sees their own, staff everybody's. */
export const listInvoices = operation({
  name: 'invoices.listInvoices',
  method: 'GET',
  path: '/invoices',
  summary: 'Invoices: a client’s own, for staff everybody’s',
  caller,
  flag,
  readsReplica: true,
  query: z.object({
    /** Words of company, subscription or number. */
    search: searchWords,
    status: invoiceStatus.optional(),
    kind: z.enum(invoiceKinds).optional(),
    /** Something is still due. */
    open: z.boolean().optional(),
    standing: invoiceStanding.optional(),
    /** Staff only: a cardholder's bank takes a payment of it back, and nobody has answered yet. */
    disputed: z.boolean().optional(),
    currency: currency.optional(),
    /** Invoice dates, both days included. */
    from: givenDay().optional(),
    to: givenDay().optional(),
    client_uuid: uuid.optional(),
    project_uuid: uuid.optional(),
    pagination: paging(10, ['invoice_date', 'number', 'company', 'total_cents', 'balance_cents', 'due_date', 'status']),
  }),
  reply: z.object({ invoices: z.array(invoiceSummary), count: z.int() }),
})

export const getInvoice = operation({
  name: 'invoices.getInvoice',
  method: 'GET',
  path: '/invoices/{uuid}',
  summary: 'One invoice with its lines, taxes and payments',
  caller,
  flag,
  params: z.object({ uuid }),
  reply: invoice,
  failures: ['404 not_found'],
})

/** A piece of time that a line of an invoice charges for. */
const invoicedEntry = z.object({
  uuid: z.uuid(),
  /** Of the line it is part of. */
  position: z.int(),
  task_date: z.iso.date(),
  virtualassistant_name: z.string(),
  task_name: z.string().nullable(),
  description: z.string(),
  /** How much of it is charged here: the rest was within the hours, or is on another invoice. */
  seconds: z.int(),
  amount_cents: cents,
})
export type InvoicedEntry = z.infer<typeof invoicedEntry>

export const listInvoiceTime = operation({
  name: 'invoices.listInvoiceTime',
  method: 'GET',
  path: '/invoices/{uuid}/time',
  summary: 'The time that the lines of an invoice charge for',
  caller,
  flag,
  readsReplica: true,
  params: z.object({ uuid }),
  query: z.object({
    /** Only that of this line. */
    position: z.int().min(1).max(2_147_483_647).optional(),
    pagination: paging(25, ['position', 'task_date', 'seconds', 'amount_cents']),
  }),
  reply: z.object({ time: z.array(invoicedEntry), count: z.int() }),
  failures: ['404 not_found'],
})

/** A6.10: the file's name is the product's name, `Invoice` and its number. */
export const getInvoiceFile = operation({
  name: 'invoices.getInvoiceFile',
  method: 'GET',
  path: '/invoices/{uuid}/file',
  summary: 'An invoice as PDF or CSV',
  caller,
  flag,
  params: z.object({ uuid }),
  query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf'), header: documentHeader, language: fileLanguage }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
  failures: ['404 not_found', ...madeByThread],
})
