import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Adds one to what came of a record. */
export async function countForUtm(
  transaction: Transaction<Tables>,
  uuid: string,
  counted: 'pageviews' | 'signups',
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('utms')
    .set({ [counted]: sql`${sql.ref(counted)} + 1`, last_seen: sql`greatest(last_seen, ${at}::timestamptz)` })
    .where('uuid', '=', uuid)
    .execute()
}
