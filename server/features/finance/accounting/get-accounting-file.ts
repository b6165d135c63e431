import { getAccountingFile, type AccountingFile } from '@talentplace/contract/finance/accounting/accounting.routes'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { callerOf } from '../../../platform/http/caller-of.ts'
import { withUtf8Mark } from '../../../platform/http/with-utf8-mark.ts'
import type { WorkerJob } from '../../../platform/workers/worker-job.ts'
import { makeInWorker, type JobCaller } from '../../../platform/workers/workers.ts'
import { documentFileName } from '../../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { raw } from '../../../platform/http/raw-reply.ts'
import {
  billsOfMonth,
  invoicesOfMonth,
  notesOfMonth,
  type ExportedBill,
  type ExportedInvoice,
  type ExportedNote,
} from './documents-of-month.ts'
import {
  journalCsvJob,
  quickBooksBillsJob,
  quickBooksInvoicesJob,
  quickBooksNotesJob,
  xeroBillsJob,
  xeroInvoicesJob,
  xeroNotesJob,
} from './accounting-renderers.ts'
import { journalOf } from './journal.ts'

const invoices: Read<ExportedInvoice[]> = (database, { month }) => invoicesOfMonth(database, month)
const notes: Read<ExportedNote[]> = (database, { month }) => notesOfMonth(database, month)
const bills: Read<ExportedBill[]> = (database, { month }) => billsOfMonth(database, month)

type Read<Data> = (database: Kysely<Tables>, about: { month: string; zone: string }) => Promise<Data>

/** What a file is read from, while everything stands still, and what writes it from that. */
function file<Data>(title: string, read: Read<Data>, job: WorkerJob<readonly [Data]>) {
  return {
    title,
    async read(...about: Parameters<Read<Data>>) {
      const data = await read(...about)
      return (caller: JobCaller) => makeInWorker(job, [data], caller)
    },
  }
}

const files: Readonly<Record<AccountingFile, ReturnType<typeof file>>> = {
  journal: file('Journal', journalOf, journalCsvJob),
  'quickbooks-invoices': file('QuickBooks invoices', invoices, quickBooksInvoicesJob),
  'quickbooks-credit-notes': file('QuickBooks credit notes', notes, quickBooksNotesJob),
  'quickbooks-bills': file('QuickBooks bills', bills, quickBooksBillsJob),
  'xero-invoices': file('Xero invoices', invoices, xeroInvoicesJob),
  'xero-credit-notes': file('Xero credit notes', notes, xeroNotesJob),
  'xero-bills': file('Xero bills', bills, xeroBillsJob),
}

/** A month for the accountant, read at one instant; the audit has who took it. */
export function getAccountingFileOperation(deps: {
  database: Database
  clock: Clock
  officeZone: string
  brand: { readonly name: string }
}) {
  const { database, clock, officeZone: zone, brand } = deps
  return handle(getAccountingFile, async (context, { params: { file: name }, query: { month } }) => {
    const { user_uuid: actor_uuid } = signedIn(context)
    const { title, read } = files[name]
    const write = await database.kysely.transaction().execute(async (transaction) => {
      const made = await read(transaction, { month: `${month}-01`, zone })
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid,
        action: 'accounting.exported',
        entity: `accounting:${name}`,
        details: { month },
      })
      return made
    })
    const content = await write(callerOf(context))
    return raw({
      type: 'text/csv; charset=utf-8',
      // The programs that import the others want no mark.
      body: name === 'journal' ? withUtf8Mark(content) : content,
      headers: downloadHeaders(documentFileName(brand, `${title} ${month}`, 'csv')),
    })
  })
}
