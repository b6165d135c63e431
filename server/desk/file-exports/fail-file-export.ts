import * as t from '@talentplace/contract/desk/messages/file-exports'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { kindOf } from './export-kinds.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { removeParts } from './stored-parts.ts'

/** Gives up an export that waits, and says why. */
export async function failFileExport(
  { database, clock, files, kinds }: FileExportDeps,
  uuid: string,
  failure: string,
): Promise<void> {
  const failed = await database.kysely.transaction().execute(async (transaction) => {
    const row = await lockRow(transaction, 'file_exports', uuid)
    if (row?.state !== 'waiting') return undefined
    await transaction
      .updateTable('file_exports')
      .set({ state: fileExportStates.step(row.state, 'failed', 'system'), failure })
      .where('uuid', '=', uuid)
      .execute()
    await notify(transaction, {
      users: [row.user_uuid],
      type: 'file_export',
      ...inEachLanguage(() => ({
        title: t.notPrepared({ what: kindOf(kinds, row).noun() }),
        body: `${row.title}. ${failure}`,
      })),
      icon: 'alert',
      priority: 1,
      entity_link: `file_export:${uuid}`,
      at: clock.now(),
    })
    return row
  })
  if (failed) await removeParts(files, uuid, { to: failed.parts })
}
