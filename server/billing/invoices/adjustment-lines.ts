import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The adjustments that are lines of an invoice, by the positions of those lines. */
export async function adjustmentLines(
  database: Kysely<Tables>,
  invoice_uuid: string,
): Promise<{ uuid: string; position: number }[]> {
  const rows = await database
    .selectFrom('adjustments')
    .select(['uuid', 'invoice_position'])
    .where('invoice_uuid', '=', invoice_uuid)
    .orderBy('invoice_position')
    .execute()
  // The database holds that whatever is on an invoice has a position.
  return rows.map(({ uuid, invoice_position }) => ({ uuid, position: invoice_position ?? 0 }))
}
