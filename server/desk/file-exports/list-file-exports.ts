import { listFileExports } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { sql } from 'kysely'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { ownExports, toFileExportView } from './file-export-view.ts'

export function listFileExportsOperation({ database }: FileExportDeps) {
  return handle(listFileExports, async (context, { query: { pagination } }) => {
    const found = ownExports(database.kysely, signedIn(context).user_uuid).selectAll()
    const { rows, count } = await listPage(found, latestPage(pagination, [sql`asked_date`, sql`uuid`]))
    return { exports: rows.map(toFileExportView), count }
  })
}
