import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { removeParts } from './stored-parts.ts'

/** Removes all files that someone had prepared, ready or not; their rows go with all others of theirs. */
export async function deleteFileExports(
  { database, files, clock }: { database: Database; files: FileStore; clock: Clock },
  user_uuid: string,
): Promise<void> {
  const { from, to } = fileExportStates.stepTo('removed', 'system')
  await database.kysely
    .updateTable('file_exports')
    .set({ state: to, removed_date: clock.now() })
    .where('user_uuid', '=', user_uuid)
    .where('state', 'in', from)
    .execute()
  const all = await database.kysely
    .selectFrom('file_exports')
    .select('uuid')
    .where('user_uuid', '=', user_uuid)
    .execute()
  for (const { uuid } of all) {
    await database.kysely.transaction().execute(async (transaction) => {
      // Whoever makes it stops first.
      await takeTurn(transaction, 'file_export', uuid)
      const { parts } = await transaction
        .selectFrom('file_exports')
        .select('parts')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
      await removeParts(files, uuid, { to: parts })
    })
  }
}
