import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { getStatementFile } from '@talentplace/contract/billing/statements/statement.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { exportRequired, maxDirectRows } from '../../platform/exports/export-kind.ts'
import { withUtf8Mark } from '../../platform/http/with-utf8-mark.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { clientParty } from '../invoices/client-party.ts'
import { countStatement } from './count-statement.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import type { PayingSite } from '../invoices/how-to-pay.ts'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { assertSeesStatement, readStatement } from './read-statement.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { statementCsvJob, statementPdfJob } from './statement-renderers.ts'

/** A6.10: named after the product, what it is and its day. */
export function getStatementFileOperation(deps: {
  database: Database
  clock: Clock
  brand: { readonly name: string }
  supplier: InvoiceParty
  site: PayingSite
}) {
  const { database, clock, brand, supplier, site } = deps
  return handle(getStatementFile, async (context, { params, query: { format, header, language: requested } }) => {
    const about = { client_uuid: params.uuid, now: clock.now() }
    const session = signedIn(context)
    assertSeesStatement(session, params.uuid)
    const rows = await countStatement(database.kysely, params.uuid, maxDirectRows + 1)
    if (rows > maxDirectRows) throw exportRequired('This statement')
    const statement = await readStatement(database.kysely, session, about)
    const { party: client } = await clientParty(database.kysely, params.uuid)
    const language = requested ?? (await documentLanguage(database.kysely, params.uuid))
    const title = writtenIn(language, () => t.statementOn({ day: statement.on }))
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      body:
        format === 'pdf'
          ? await makeInWorker(statementPdfJob, [statement, { supplier, client, site, language }], callerOf(context))
          : withUtf8Mark(await makeInWorker(statementCsvJob, [statement, header, language], callerOf(context))),
      headers: downloadHeaders(documentFileName(brand, title, format)),
    })
  })
}
