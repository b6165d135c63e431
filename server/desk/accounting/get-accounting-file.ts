import { getAccountingFile } from '@talentplace/contract/desk/accounting/accounting.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { exportRequired, maxDirectRows } from '../../platform/exports/export-kind.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { accountingSources, markOf, titleOfMonth } from './accounting-sources.ts'
import { recordAccountingExport } from './record-accounting-export.ts'

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
    const { count, read } = accountingSources[file]
    const first = `${month}-01`
    const parts = await database.kysely.transaction().execute(async (transaction) => {
      if ((await count(transaction, first, maxDirectRows + 1)) > maxDirectRows) throw exportRequired('This file')
      const made = await Array.fromAsync(read(transaction, { month: first, zone }))
      await recordAccountingExport(transaction, { at: clock.now(), actor_uuid, file, month })
      return made
    })
    const bytes = [markOf(file)]
    for (const part of parts) bytes.push(await part.write(callerOf(context)))
    return raw({
      type: 'text/csv; charset=utf-8',
      body: Buffer.concat(bytes),
      headers: downloadHeaders(documentFileName(brand, titleOfMonth(file, month), 'csv')),
    })
  })
}
