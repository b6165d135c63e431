import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency, signedAmount } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'

export const reportViewers = ['admin_finance_report.view'] as const

/** What a month comes to, each the sum of lines that `listIncomeLines` shows. */
export const incomeMeasures = [
  'invoiced',
  'promotions',
  'adjustments',
  'collected',
  'refunds',
  'cost',
  'fees',
  'outstanding',
] as const
export type IncomeMeasure = (typeof incomeMeasures)[number]

/** A thing's uuid, or `none`: what belongs to no such thing. */
const thing = uuid.or(z.literal('none'))

/** Whole months: those that both days fall in, and what is between. */
const incomeFilter = {
  from: givenDay().optional(),
  to: givenDay().optional(),
  currency: currency.optional(),
  client_uuid: thing.optional(),
  project_uuid: thing.optional(),
  virtualassistant_uuid: thing.optional(),
}

const figures = {
  /** Before tax, without promotions and adjustments; credit notes are below zero in the month they were issued. */
  invoiced_cents: z.int(),
  /** Mostly below zero. */
  promotions_cents: z.int(),
  adjustments_cents: z.int(),
  /** What came in, taxes included. */
  collected_cents: z.int(),
  /** What went back, lost disputes included. */
  refunds_cents: z.int(),
  /** Posted bills of assistants in this currency. */
  cost_cents: z.int(),
  /** Of disputes: a processor doesn't tell us its other fees. */
  fees_cents: z.int(),
  /** What is open today of the invoices of the month. */
  outstanding_cents: z.int(),
  /** Invoiced, promotions and adjustments, less cost and fees. Null of an assistant: invoices are a subscription's. */
  net_cents: z.int().nullable(),
  /** Net of what was invoiced after promotions and adjustments, in thousandths of a percent; null where that isn't above zero. */
  margin_thousandths: z.int().nullable(),
}

const incomeRow = z.object({
  /** The month's first day, or the thing's uuid; empty: what belongs to no such thing. */
  key: z.string(),
  /** The client's, subscription's or assistant's; empty for a month. */
  name: z.string(),
  currency,
  ...figures,
})
export type IncomeRow = z.infer<typeof incomeRow>

/** D1: net income by month, client, subscription or assistant. Currencies stand apart: nothing is converted or added across them. */
export const listNetIncome = operation({
  name: 'finance.listNetIncome',
  method: 'GET',
  path: '/finance/net-income',
  summary: 'Net income by month, client, subscription or assistant',
  caller: reportViewers,
  readsReplica: true,
  query: z.object({
    by: z.enum(['month', 'client', 'project', 'assistant']).default('month'),
    ...incomeFilter,
    pagination: paging(25, [
      'key',
      'name',
      'currency',
      'invoiced_cents',
      'promotions_cents',
      'adjustments_cents',
      'collected_cents',
      'refunds_cents',
      'cost_cents',
      'fees_cents',
      'outstanding_cents',
      'net_cents',
      'margin_thousandths',
    ]),
  }),
  reply: z.object({
    rows: z.array(incomeRow),
    count: z.int(),
    /** All rows of the filter added up, one a currency. */
    totals: z.array(z.object({ currency, ...figures })),
    /** The client, subscription or assistant that the filter narrows to; null: it does not. */
    only: z.string().nullable(),
  }),
})

const incomeLine = z.object({
  key: z.string(),
  measure: z.enum(incomeMeasures),
  /** The document's own day, or the day by the office's clock on which it happened. */
  date: z.iso.date(),
  document: z.enum(['invoice', 'credit_note', 'payment', 'refund', 'dispute', 'bill']),
  /** The invoice or bill that shows it; null: none does. */
  page_uuid: z.uuid().nullable(),
  /** Of the document, for a payment and a refund of its invoice. */
  number: z.string().nullable(),
  company: z.string().nullable(),
  project_name: z.string().nullable(),
  virtualassistant_name: z.string().nullable(),
  /** What the line says; of a payment its method, of a refund its reason. */
  description: z.string(),
  currency,
  amount_cents: z.int(),
})
export type IncomeLine = z.infer<typeof incomeLine>

/** What a figure of the report is made from, line by line; their sum is the figure. */
export const listIncomeLines = operation({
  name: 'finance.listIncomeLines',
  method: 'GET',
  path: '/finance/net-income/lines',
  summary: 'The lines that a figure of net income is made from',
  caller: reportViewers,
  readsReplica: true,
  query: z.object({
    measure: z.enum(incomeMeasures).optional(),
    ...incomeFilter,
    pagination: paging(25, ['date', 'amount_cents']),
  }),
  reply: z.object({
    lines: z.array(incomeLine),
    count: z.int(),
    totals: z.array(signedAmount),
    only: z.string().nullable(),
  }),
})
