import type { AccountingFile } from '@talentplace/contract/desk/accounting/accounting.routes'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { countUpTo } from '../../platform/database/read-in-batches.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { WorkerJob } from '../../platform/workers/worker-job.ts'
import { makeInWorker, type JobCaller } from '../../platform/workers/workers.ts'
import {
  journalCsvJob,
  quickBooksBillsJob,
  quickBooksInvoicesJob,
  quickBooksNotesJob,
  xeroBillsJob,
  xeroInvoicesJob,
  xeroNotesJob,
} from './accounting-renderers.ts'
import {
  contactNameOf,
  contactNames,
  namedParties,
  quickBooksContacts,
  xeroContacts,
  type ContactRules,
} from './contact-names.ts'
import { billsOfMonth, invoicesOfMonth, notesOfMonth, type ExportedBill } from './documents-of-month.ts'
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

type Sold = { readonly client_uuid: string; readonly client: { readonly name: string }; readonly contact: string }

/** The same documents, each with what its party is called in a program. */
function named<Thing>(
  { count, read, rowsOf }: Read<Thing>,
  rules: ContactRules,
  nameThing: (thing: Thing, names: ReadonlyMap<string, string>) => Thing,
): Read<Thing> {
  return {
    count,
    rowsOf,
    async *read(transaction, about) {
      const names = contactNames(await namedParties(transaction), rules)
      for await (const things of read(transaction, about)) yield things.map((thing) => nameThing(thing, names))
    },
  }
}

const ofClient = <Thing extends Sold>(thing: Thing, names: ReadonlyMap<string, string>): Thing => ({
  ...thing,
  contact: contactNameOf(names, thing.client_uuid, thing.client.name),
})
const ofPayee = (bill: ExportedBill, names: ReadonlyMap<string, string>): ExportedBill => ({
  ...bill,
  contact: contactNameOf(names, bill.virtualassistant_uuid, bill.payee.name),
})

/** What each file for the accountant is read from, and what writes it. */
export const accountingSources: Readonly<Record<AccountingFile, AccountingSource>> = {
  journal: source('Journal', journal, journalCsvJob),
  'quickbooks-invoices': source(
    'QuickBooks invoices',
    named(invoices, quickBooksContacts, ofClient),
    quickBooksInvoicesJob,
  ),
  'quickbooks-credit-notes': source(
    'QuickBooks credit notes',
    named(notes, quickBooksContacts, ofClient),
    quickBooksNotesJob,
  ),
  'quickbooks-bills': source('QuickBooks bills', named(bills, quickBooksContacts, ofPayee), quickBooksBillsJob),
  'xero-invoices': source('Xero invoices', named(invoices, xeroContacts, ofClient), xeroInvoicesJob),
  'xero-credit-notes': source('Xero credit notes', named(notes, xeroContacts, ofClient), xeroNotesJob),
  'xero-bills': source('Xero bills', named(bills, xeroContacts, ofPayee), xeroBillsJob),
}

const mark = Buffer.from('\uFEFF')

/** Spreadsheets tell by it which letters these are. The programs that import the other files want none. */
export function markOf(file: AccountingFile): Buffer {
  return file === 'journal' ? mark : Buffer.alloc(0)
}

export const titleOfMonth = (file: AccountingFile, month: string) => `${accountingSources[file].title} ${month}`
