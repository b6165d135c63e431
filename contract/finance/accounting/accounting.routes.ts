import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { reportReaders } from '../net-income.routes.ts'

/** What an accountant takes of a month. */
export const accountingFiles = [
  'journal',
  'quickbooks-invoices',
  'quickbooks-bills',
  'xero-invoices',
  'xero-bills',
] as const
export type AccountingFile = (typeof accountingFiles)[number]

/** A month of the office’s calendar, `2026-11`. */
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Must be a month')

/**
 * A month's journal in double entry, or its invoices or bills in the import format of an accounting program. Who took it is in the
 * audit.
 */
export const getAccountingFile = operation({
  name: 'finance.getAccountingFile',
  method: 'GET',
  path: '/finance/accounting/{file}',
  summary: 'A month for the accountant, as CSV',
  caller: reportReaders,
  params: z.object({ file: z.enum(accountingFiles) }),
  query: z.object({ month }),
  reply: z.unknown(),
  replyType: ['text/csv'],
})
