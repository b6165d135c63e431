import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { documentHeader } from '../../shared/csv-header.ts'
import { fileLanguage } from '../../shared/document-language.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { manualRefund } from '../manual-refunds/manual-refund.ts'
import { invoiceViewers } from '../invoices/invoice.routes.ts'

/** How long ago the due day of an invoice was, in days; `current`: it hasn’t passed. */
export const debtAges = ['current', '1-30', '31-60', '61-90', 'over 90'] as const
export type DebtAge = (typeof debtAges)[number]

const openInvoice = z.object({
  uuid: z.uuid(),
  number: z.string(),
  project_name: z.string(),
  invoice_date: z.iso.date(),
  due_date: z.iso.date(),
  /** 0 up to its due day. */
  days_overdue: z.int().min(0),
  total_cents: cents,
  /** Paid or taken back so far. */
  paid_cents: cents,
  balance_cents: cents,
})

/** Currencies stand apart: they are never added up. */
const account = z.object({
  currency,
  open_cents: cents,
  overdue_cents: cents,
  /** What is the client’s, not taken off what is open. */
  credit_cents: cents,
  /** What is open by age, every age once. */
  ages: z.array(z.object({ age: z.enum(debtAges), amount_cents: cents })),
  /** Earliest due day first. */
  invoices: z.array(openInvoice),
  /** Credit that went back by transfer or cheque in the 90 days before, the latest first. */
  refunds: z.array(manualRefund),
})

const statement = z.object({
  company: z.string(),
  /** The day it is of, on the client’s own clock. */
  on: z.iso.date(),
  /** None: nothing is open, there is no credit, and none went back lately. */
  accounts: z.array(account),
})
export type Statement = z.infer<typeof statement>

const about = { ...invoiceViewers, params: z.object({ uuid }) } as const

export const getStatement = operation({
  name: 'invoices.getStatement',
  method: 'GET',
  path: '/client/{uuid}/statement',
  summary: 'What a client owes, by how long it has been due',
  ...about,
  readsReplica: true,
  reply: statement,
  failures: ['404 not_found'],
})

export const getStatementFile = operation({
  name: 'invoices.getStatementFile',
  method: 'GET',
  path: '/client/{uuid}/statement/file',
  summary: 'A statement of account as PDF or CSV',
  ...about,
  readsReplica: true,
  query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf'), header: documentHeader, language: fileLanguage }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
  failures: ['404 not_found', '409 export_required', ...madeByThread],
})
