import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { getCreditNoteFile } from '@talentplace/contract/billing/credit-notes/credit-note.routes'
import type { Database } from '../../platform/database/connection.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { readCreditNote } from './read-credit-note.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { documentWording } from '../invoices/document-wording.ts'
import { creditNotePdfJob } from './credit-note-renderer.ts'

/** What takes an invoice back, as a file. */
export function getCreditNoteFileOperation(deps: { database: Database; brand: { readonly name: string } }) {
  const { database, brand } = deps
  return handle(getCreditNoteFile, async (context, { params, query }) => {
    const note = await readCreditNote(database.kysely, signedIn(context), params.uuid)
    const wording = await documentWording(database.kysely, { ...note, requested: query.language })
    const title = writtenIn(wording.language, () => t.creditNote({ number: note.number }))
    const name = documentFileName(brand, title, 'pdf')
    const body = await makeInWorker(creditNotePdfJob, [note, wording], callerOf(context))
    return raw({ type: 'application/pdf', body, headers: downloadHeaders(name) })
  })
}
