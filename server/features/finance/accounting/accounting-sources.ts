import type { AccountingFile } from '@talentplace/contract/finance/accounting/accounting.routes'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { countUpTo } from '../../../platform/database/read-in-batches.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { WorkerJob } from '../../../platform/workers/worker-job.ts'
import { makeInWorker, type JobCaller } from '../../../platform/workers/workers.ts'
import {
  journalCsvJob,
  quickBooksBillsJob,
  quickBooksInvoicesJob,
  quickBooksNotesJob,
  xeroBillsJob,
  xeroInvoicesJob,
  xeroNotesJob,
} from './accounting-renderers.ts'
import { billsOfMonth, invoicesOfMonth, notesOfMonth } from './documents-of-month.ts'
import { countJournal, journalOf } from './journal.ts'

interface Month {
  /** Its first day. */
  readonly month: string
  readonly zone: string
}

/** Some of a file's rows, which a thread writes. */
export interface AccountingPart {
  readonly rows: number
  write(caller: JobCaller): Promise<Buffer>
}

interface AccountingSource {
  readonly title: string
  /** Rows, counted up to a limit. */
  count(database: Kysely<Tables>, month: string, limit: number): Promise<number>
  /** At least one part: the first has the heading. */
  read(transaction: Transaction<Tables>, about: Month): AsyncGenerator<AccountingPart>
}

interface Read<Thing> {
  readonly count: AccountingSource['count']
  readonly read: (transaction: Transaction<Tables>, about: Month) => AsyncIterable<Thing[]>
  readonly rowsOf: (things: readonly Thing[]) => number
}

function source<Thing>(
  title: string,
  { count, read, rowsOf }: Read<Thing>,
  job: WorkerJob<[readonly Thing[], boolean?]>,
): AccountingSource {
  const part = (things: Thing[], isFirst: boolean): AccountingPart => ({
    rows: rowsOf(things),
    write: (caller) => makeInWorker(job, [things, isFirst], caller),
  })
  return {
    title,
    count,
    async *read(transaction, about) {
      let isFirst = true
      for await (const things of read(transaction, about)) {
        yield part(things, isFirst)
        isFirst = false
      }
      if (isFirst) yield part([], true)
    },
  }
}

const countLines =
  (query: (month: string) => RawBuilder<unknown>): AccountingSource['count'] =>
  (database, month, limit) =>
    countUpTo(database, query(month), limit)

const linesOf = (documents: readonly { readonly lines: readonly unknown[] }[]) =>
  documents.reduce((sum, { lines }) => sum + lines.length, 0)

const journal = {
  count: countJournal,
  read: journalOf,
  rowsOf: (lines: readonly unknown[]) => lines.length,
}

const invoices = {
  count: countLines(
    (month) => sql`select from invoices join invoice_lines on invoice_uuid = invoices.uuid
      where number is not null and month_of(invoice_date) = ${month}::date`,
  ),
  read: (transaction: Transaction<Tables>, { month }: Month) => invoicesOfMonth(transaction, month),
  rowsOf: linesOf,
}

const notes = {
  count: countLines(
    (month) => sql`select from credit_notes join credit_note_lines on credit_note_uuid = credit_notes.uuid
      where month_of(issue_date) = ${month}::date`,
  ),
  read: (transaction: Transaction<Tables>, { month }: Month) => notesOfMonth(transaction, month),
  rowsOf: linesOf,
}

const bills = {
  count: countLines(
    (month) => sql`select from va_bills join va_bill_lines on bill_uuid = va_bills.uuid
      where number is not null and month_of(bill_date) = ${month}::date`,
  ),
  read: (transaction: Transaction<Tables>, { month }: Month) => billsOfMonth(transaction, month),
  rowsOf: linesOf,
}

/** What each file for the accountant is read from, and what writes it. */
export const accountingSources: Readonly<Record<AccountingFile, AccountingSource>> = {
  journal: source('Journal', journal, journalCsvJob),
  'quickbooks-invoices': source('QuickBooks invoices', invoices, quickBooksInvoicesJob),
  'quickbooks-credit-notes': source('QuickBooks credit notes', notes, quickBooksNotesJob),
  'quickbooks-bills': source('QuickBooks bills', bills, quickBooksBillsJob),
  'xero-invoices': source('Xero invoices', invoices, xeroInvoicesJob),
  'xero-credit-notes': source('Xero credit notes', notes, xeroNotesJob),
  'xero-bills': source('Xero bills', bills, xeroBillsJob),
}

const mark = Buffer.from('\uFEFF')

/** Spreadsheets tell by it which letters these are. The programs that import the other files want none. */
export function markOf(file: AccountingFile): Buffer {
  return file === 'journal' ? mark : Buffer.alloc(0)
}

export const titleOfMonth = (file: AccountingFile, month: string) => `${accountingSources[file].title} ${month}`
