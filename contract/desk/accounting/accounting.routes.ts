import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { month } from '../finance/month.ts'
import { reportViewers } from '../finance/net-income.routes.ts'

/** What an accountant takes of a month. */
export const accountingFiles = [
  'journal',
  'quickbooks-invoices',
  'quickbooks-credit-notes',
  'quickbooks-bills',
  'xero-invoices',
  'xero-credit-notes',
  'xero-bills',
] as const
export type AccountingFile = (typeof accountingFiles)[number]

/**
 * A month's journal in double entry, or its invoices, credit notes or bills in the import format of an accounting program. Who took it is in the
 * audit.
 */
export const getAccountingFile = operation({
  name: 'finance.getAccountingFile',
  method: 'GET',
  path: '/finance/accounting/{file}',
  summary: 'A month for the accountant, as CSV',
  caller: reportViewers,
  params: z.object({ file: z.enum(accountingFiles) }),
  query: z.object({ month }),
  reply: z.unknown(),
  replyType: ['text/csv'],
  failures: ['409 export_required', ...madeByThread],
})
