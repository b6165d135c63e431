import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { getStatementFile } from '@talentplace/contract/billing/statements/statement.routes'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ExportKind } from '../../platform/exports/export-kind.ts'
import { withUtf8Mark } from '../../platform/http/with-utf8-mark.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { clientParty } from '../invoices/client-party.ts'
import { countStatement } from './count-statement.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import type { PayingSite } from '../invoices/how-to-pay.ts'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { assertSeesStatement, readStatement } from './read-statement.ts'
import { statementCsvJob, statementPdfJob } from './statement-renderers.ts'
import { seesEveryInvoice } from '../invoices/visible-invoices.ts'

type About = { readonly client_uuid: string }

/** Read and drawn as a whole: some 250 pages. */
const maxInvoices = 10_000

/** Statements of account that are too long to wait for. */
export function statementExports({
  clock,
  supplier,
  site,
}: {
  clock: Clock
  supplier: InvoiceParty
  site: PayingSite
}) {
  const shared: Pick<ExportKind<About>, 'download' | 'noun' | 'maxRows' | 'count' | 'scope' | 'title'> = {
    noun: t.statementNoun,
    download: getStatementFile,
    maxRows: maxInvoices,
    async count(database, { session, parameters: { client_uuid } }, limit) {
      assertSeesStatement(session, client_uuid)
      return countStatement(database, client_uuid, limit)
    },
    scope: (_database, session) =>
      Promise.resolve(seesEveryInvoice(session) ? 'staff' : `client:${session.client_uuid ?? ''}`),
    title: t.statementTitle,
  }
  const statement_pdf: ExportKind<About> = {
    ...shared,
    format: 'pdf',
    type: 'application/pdf',
    async *make(transaction, { client_uuid }, { session, caller }) {
      const statement = await readStatement(transaction, session, { client_uuid, now: clock.now() })
      const { party: client } = await clientParty(transaction, client_uuid)
      const language = await documentLanguage(transaction, client_uuid)
      yield await makeInWorker(statementPdfJob, [statement, { supplier, client, site, language }], caller)
    },
  }
  const statement_csv: ExportKind<About & { readonly header: CsvHeader }> = {
    ...shared,
    format: 'csv',
    type: 'text/csv; charset=utf-8',
    async *make(transaction, { client_uuid, header }, { session, caller }) {
      const statement = await readStatement(transaction, session, { client_uuid, now: clock.now() })
      const language = await documentLanguage(transaction, client_uuid)
      yield withUtf8Mark(await makeInWorker(statementCsvJob, [statement, header, language], caller))
    },
  }
  return { statement_pdf, statement_csv }
}
