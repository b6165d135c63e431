import { removeFileExport } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { ownExport } from './file-export-view.ts'
import { removeParts } from './stored-parts.ts'

/** What is being prepared stops by itself when it finds that it was removed. */
export function removeFileExportOperation({ database, clock, files }: FileExportDeps) {
  return handle(removeFileExport, async (context, { params: { uuid } }) => {
    const { user_uuid, permissions } = signedIn(context)
    const who = hasPermission(permissions, 'client')
      ? 'client'
      : hasPermission(permissions, 'virtualassistant')
        ? 'assistant'
        : 'staff'
    const { parts } = await ownExport(database.kysely, { uuid, user_uuid })
    // The bytes first: what is called removed is.
    await removeParts(files, uuid, { to: parts })
    await database.kysely.transaction().execute(async (transaction) => {
      const row = await lockRow(transaction, 'file_exports', uuid)
      if (row === undefined || row.state === 'removed') return
      await transaction
        .updateTable('file_exports')
        .set({
          state: fileExportStates.step(row.state, 'removed', who),
          removed_date: clock.now(),
        })
        .where('uuid', '=', uuid)
        .execute()
    })
    return {}
  })
}
