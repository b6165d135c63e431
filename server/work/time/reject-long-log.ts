import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { exportRequired, maxDirectRows } from '../../platform/exports/export-kind.ts'
import type { TimeFilter } from './entries/filtered-entries.ts'
import { countLog } from './logs/log-of-filter.ts'
import type { TimeViewer } from './time-viewer.ts'

/** @throws HttpError 409 `export_required` for a log that nobody should wait for */
export async function rejectLongLog(
  database: Kysely<Tables>,
  log: { viewer: TimeViewer; filter: TimeFilter },
): Promise<void> {
  if ((await countLog(database, log, maxDirectRows + 1)) > maxDirectRows) throw exportRequired('This time log')
}
