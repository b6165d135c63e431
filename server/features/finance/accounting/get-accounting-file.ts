import { getAccountingFile, type AccountingFile } from '@talentplace/contract/finance/accounting/accounting.routes'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { documentFileName } from '../../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { raw } from '../../../platform/http/raw-reply.ts'
import { billsOfMonth, invoicesOfMonth, notesOfMonth } from './documents-of-month.ts'
import { journalCsv, journalOf } from './journal.ts'
import { quickBooksBills, quickBooksInvoices, quickBooksNotes } from './quickbooks-files.ts'
import { xeroBills, xeroInvoices, xeroNotes } from './xero-files.ts'

type Make = (database: Kysely<Tables>, about: { month: string; zone: string }) => Promise<string>

const files: Readonly<Record<AccountingFile, { title: string; make: Make }>> = {
  journal: { title: 'Journal', make: async (database, about) => journalCsv(await journalOf(database, about)) },
  'quickbooks-invoices': {
    title: 'QuickBooks invoices',
    make: async (database, { month }) => quickBooksInvoices(await invoicesOfMonth(database, month)),
  },
  'quickbooks-credit-notes': {
    title: 'QuickBooks credit notes',
    make: async (database, { month }) => quickBooksNotes(await notesOfMonth(database, month)),
  },
  'quickbooks-bills': {
    title: 'QuickBooks bills',
    make: async (database, { month }) => quickBooksBills(await billsOfMonth(database, month)),
  },
  'xero-invoices': {
    title: 'Xero invoices',
    make: async (database, { month }) => xeroInvoices(await invoicesOfMonth(database, month)),
  },
  'xero-credit-notes': {
    title: 'Xero credit notes',
    make: async (database, { month }) => xeroNotes(await notesOfMonth(database, month)),
  },
  'xero-bills': {
    title: 'Xero bills',
    make: async (database, { month }) => xeroBills(await billsOfMonth(database, month)),
  },
}

/** A month for the accountant, read at one instant; the audit has who took it. */
export function getAccountingFileOperation(deps: {
  database: Database
  clock: Clock
  officeZone: string
  brand: { readonly name: string }
}) {
  const { database, clock, officeZone: zone, brand } = deps
  return handle(getAccountingFile, async (context, { params: { file }, query: { month } }) => {
    const { user_uuid: actor_uuid } = signedIn(context)
    const { title, make } = files[file]
    const content = await database.kysely.transaction().execute(async (transaction) => {
      const made = await make(transaction, { month: `${month}-01`, zone })
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid,
        action: 'accounting.exported',
        entity: `accounting:${file}`,
        details: { month },
      })
      return made
    })
    return raw({
      type: 'text/csv; charset=utf-8',
      // The mark at its beginning tells spreadsheets which letters these are; the programs that import the others want none.
      body: file === 'journal' ? `\uFEFF${content}` : content,
      headers: downloadHeaders(documentFileName(brand, `${title} ${month}`, 'csv')),
    })
  })
}
