import { workerJob } from '../../platform/workers/worker-job.ts'
import type { journalCsv } from './journal.ts'
import type { quickBooksInvoices, quickBooksNotes, quickBooksBills } from './quickbooks-files.ts'
import type { xeroInvoices, xeroNotes, xeroBills } from './xero-files.ts'

export const journalCsvJob = workerJob<typeof journalCsv>('journalCsv', new URL('journal.ts', import.meta.url))

export const quickBooksInvoicesJob = workerJob<typeof quickBooksInvoices>(
  'quickBooksInvoices',
  new URL('quickbooks-files.ts', import.meta.url),
)

export const quickBooksNotesJob = workerJob<typeof quickBooksNotes>(
  'quickBooksNotes',
  new URL('quickbooks-files.ts', import.meta.url),
)

export const quickBooksBillsJob = workerJob<typeof quickBooksBills>(
  'quickBooksBills',
  new URL('quickbooks-files.ts', import.meta.url),
)

export const xeroInvoicesJob = workerJob<typeof xeroInvoices>('xeroInvoices', new URL('xero-files.ts', import.meta.url))

export const xeroNotesJob = workerJob<typeof xeroNotes>('xeroNotes', new URL('xero-files.ts', import.meta.url))

export const xeroBillsJob = workerJob<typeof xeroBills>('xeroBills', new URL('xero-files.ts', import.meta.url))
