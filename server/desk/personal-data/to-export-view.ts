import type { DataExport } from '@talentplace/contract/desk/personal-data/own-data.routes'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** An export as its owner sees it. */
export function toExportView(row: Selectable<Tables['data_exports']>): DataExport {
  const { uuid, state, asked_date, expires, parts, size } = row
  return {
    uuid,
    state,
    asked_date: asked_date.toISOString(),
    expires: expires?.toISOString() ?? null,
    parts,
    size: Number(size),
  }
}
