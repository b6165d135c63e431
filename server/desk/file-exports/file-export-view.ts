import type { FileExport } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { storedRequest } from './export-kinds.ts'

export type FileExportRow = Selectable<Tables['file_exports']>

/** While it waits it is never all done: what is left is to store it. */
const maxWhileWaiting = 99

function progressOf({ state, rows_done, rows_total }: FileExportRow): number {
  if (state !== 'waiting') return fileExportStates.is('open', state) ? 100 : 0
  return rows_total === 0 ? 0 : Math.min(maxWhileWaiting, Math.floor((rows_done * 100) / rows_total))
}

/** An export as its owner sees it. */
export function toFileExportView(row: FileExportRow): FileExport {
  const { uuid, state, title, rows_total, asked_date, expires, size, failure } = row
  return {
    uuid,
    request: storedRequest(row),
    state,
    title,
    rows_total,
    progress: progressOf(row),
    asked_date: asked_date.toISOString(),
    expires: expires?.toISOString() ?? null,
    size: Number(size),
    failure,
  }
}

/** Someone's own exports, without those that they removed. */
export function ownExports(database: Kysely<Tables>, user_uuid: string) {
  return database
    .selectFrom('file_exports')
    .where('user_uuid', '=', user_uuid)
    .where('state', 'in', fileExportStates.sets.listed)
}

/** @throws HttpError 404 */
export async function ownExport(
  database: Kysely<Tables>,
  { uuid, user_uuid }: { uuid: string; user_uuid: string },
): Promise<FileExportRow> {
  const row = await ownExports(database, user_uuid).selectAll().where('uuid', '=', uuid).executeTakeFirst()
  if (row === undefined) throw notFound('This file isn’t there any more. Please ask for it again.')
  return row
}
