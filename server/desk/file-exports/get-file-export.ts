import { getFileExport } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { ownExport, toFileExportView } from './file-export-view.ts'

export function getFileExportOperation({ database }: FileExportDeps) {
  return handle(getFileExport, async (context, { params: { uuid } }) =>
    toFileExportView(await ownExport(database.kysely, { uuid, user_uuid: signedIn(context).user_uuid })),
  )
}
