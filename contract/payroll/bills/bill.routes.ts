import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { taxLine } from '../../billing/prices/quote.ts'
import { invoiceParty } from '../../billing/invoices/invoice.routes.ts'
import { givenDay } from '../../shared/given-date.ts'
import { documentHeader } from '../../shared/csv-header.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { billStates } from './bill.states.ts'
import { heldReasons, type HeldReason } from '../../work/time/held-reasons.ts'

const flag = { name: 'va-bill', beta: ['virtualassistant.beta'] } as const
const caller = ['virtualassistant', 'admin_finance.view'] as const
/** Who may see what an assistant is paid: they themselves, once it is posted, and staff who look after money. */
const billViewers = { caller, flag } as const
const params = z.object({ uuid })
const billStatus = z.enum(billStates.values)

/** A row of a list of bills. Below zero only while it is a draft. */
export const billSummary = z.object({
  uuid: z.uuid(),
  /** As it is written on the bill: `CAD-B-00042`; gapless within its currency. Null: a draft. */
  number: z.string().nullable(),
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  /** Of a draft the day it was made up last. */
  bill_date: z.iso.date(),
  /** The first and last day of the half-months that it was made up of. */
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  currency,
  status: billStatus,
  /** Why it is on hold. */
  held_reason: z.enum(Object.keys(heldReasons) as [HeldReason, ...HeldReason[]]).nullable(),
  /** Taxes are in it. */
  total_cents: z.int(),
  /** When the money is expected in the assistant's account; null for a draft, on hold and returned. */
  expected_date: z.iso.date().nullable(),
  paid_date: z.iso.date().nullable(),
})
export type BillSummary = z.infer<typeof billSummary>

/** `time`: what was worked in one place at one rate; a bonus and an adjustment are written by staff. */
export const billLine = z.object({
  position: z.int(),
  kind: z.enum(['time', 'bonus', 'adjustment']),
  description: z.string(),
  /** 1 of a bonus and an adjustment. Null: of time, whose quantity is `seconds`. */
  quantity: z.literal(1).nullable(),
  /** Of time, an hour's. */
  unit_cents: z.int(),
  /** Of time: what was worked, the first and last day of it, and how many entries they are. */
  seconds: z.int().nullable(),
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  entries: z.int(),
  /** The record of an approved adjustment, for staff; null: none, or staff wrote it on the bill itself. */
  adjustment_uuid: z.uuid().nullable(),
  /** Quantity x unit price; of time seconds x unit price / 3600, rounded half up once. */
  amount_cents: z.int(),
})
export type BillLine = z.infer<typeof billLine>

export const bill = z.object({
  ...billSummary.shape,
  lines: z.array(billLine),
  /** What the lines come to. The total is that and the taxes. */
  subtotal_cents: z.int(),
  /** For the numbers that its assistant holds on the day of the bill; of a draft as they are that day. */
  taxes: z.array(taxLine),
  tax_cents: z.int(),
  note: z.string(),
  /** Who pays, and who is paid, as on the day it was posted; null: a draft. */
  payer: invoiceParty.nullable(),
  payee: invoiceParty.nullable(),
  held_note: z.string(),
  scheduled_date: z.iso.date().nullable(),
  payout_reference: z.string(),
  /** What the bank said. */
  returned_reason: z.string().nullable(),
  /** Of a draft, staff only: time on it has changed since it was made up, so it has to be calculated once more. */
  outdated: z.boolean(),
  /** Of a draft, staff only: it waits for the next half-month, because it is below zero or less than we pay at once. */
  waits: z.enum(['below_zero', 'below_minimum']).nullable(),
  /** Of a draft, staff only: why its money would be held if it were posted now; null: it would go out. */
  held_if_posted: z.enum(Object.keys(heldReasons) as [HeldReason, ...HeldReason[]]).nullable(),
  version: z.int(),
})
export type Bill = z.infer<typeof bill>

/** What a list of bills is narrowed by. */
export const billFilters = z.object({
  /** Words of the assistant or the number. */
  search: searchWords,
  status: billStatus.optional(),
  currency: currency.optional(),
  /** Bill dates, both days included. */
  from: givenDay().optional(),
  to: givenDay().optional(),
  virtualassistant_uuid: uuid.optional(),
})
export type BillFilters = z.output<typeof billFilters>

/** D2.1, A6.6: newest first. An assistant sees their own from their posting on, staff everybody's. */
export const listBills = operation({
  name: 'bills.listBills',
  method: 'GET',
  path: '/va-bills',
  summary: 'Bills: an assistant’s own, for staff everybody’s',
  ...billViewers,
  readsReplica: true,
  query: z.object({
    ...billFilters.shape,
    pagination: paging(10, ['bill_date', 'number', 'virtualassistant_name', 'total_cents', 'expected_date', 'status']),
  }),
  reply: z.object({ bills: z.array(billSummary), count: z.int() }),
})

export const getBill = operation({
  name: 'bills.getBill',
  method: 'GET',
  path: '/va-bills/{uuid}',
  summary: 'One bill with its lines',
  ...billViewers,
  params,
  reply: bill,
  failures: ['404 not_found'],
})

/** Entries of a bill's lines in the order of their days; their amounts and their printed time add up to their line. */
const billEntry = z.object({
  uuid: z.uuid(),
  position: z.int(),
  task_date: z.iso.date(),
  project_name: z.string(),
  task_name: z.string().nullable(),
  description: z.string(),
  seconds: z.int(),
  /** Its time as it is printed below the line's (decision 0138). */
  printed: z.object({ minutes: z.int(), hundredths: z.int() }),
  amount_cents: z.int(),
})
export type BillEntry = z.infer<typeof billEntry>

export const listBillTime = operation({
  name: 'bills.listBillTime',
  method: 'GET',
  path: '/va-bills/{uuid}/time',
  summary: 'What the lines of a bill were made from',
  ...billViewers,
  readsReplica: true,
  params,
  query: z.object({
    /** Only those of this line. */
    position: z.int().min(1).max(2_147_483_647).optional(),
    pagination: paging(25, ['position', 'task_date', 'seconds', 'amount_cents']),
  }),
  reply: z.object({ time: z.array(billEntry), count: z.int() }),
  failures: ['404 not_found'],
})

/** A6.10: the file's name is the product's name, `Payment` and the bill's number. */
export const getBillFile = operation({
  name: 'bills.getBillFile',
  method: 'GET',
  path: '/va-bills/{uuid}/file',
  summary: 'A posted bill as PDF or CSV',
  ...billViewers,
  params,
  query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf'), header: documentHeader }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
  failures: ['404 not_found', '409 draft', ...madeByThread],
})
