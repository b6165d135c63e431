import { dataExportStates } from '@talentplace/contract/desk/personal-data/data-export.states'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

/** Where one of an export's ZIPs is kept. */
export const partKey = (uuid: string, part: number) => `export-${uuid}-${part}`

/** The bytes first: what is called expired is gone. */
export async function expireExport(
  { database, files }: { database: Database; files: FileStore },
  { uuid, parts }: Pick<Selectable<Tables['data_exports']>, 'uuid' | 'parts'>,
): Promise<void> {
  for (let part = 1; part <= parts; part += 1) await files.remove(partKey(uuid, part))
  await database.kysely
    .updateTable('data_exports')
    .set({ state: dataExportStates.stepTo('expired', 'system').to })
    .where('uuid', '=', uuid)
    .where('state', 'in', dataExportStates.stepTo('expired', 'system').from)
    .execute()
}

/** All of someone's, ready or not. */
export async function eraseExports(deps: { database: Database; files: FileStore }, user_uuid: string): Promise<void> {
  const ready = await deps.database.kysely
    .selectFrom('data_exports')
    .select(['uuid', 'parts'])
    .where('user_uuid', '=', user_uuid)
    .where('state', '=', 'ready')
    .execute()
  for (const each of ready) await expireExport(deps, each)
}
