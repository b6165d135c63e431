import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The uuids of the time that a bill was made from. */
export async function entriesOf(transaction: Transaction<Tables>, bill_uuid: string): Promise<string[]> {
  const entries = await transaction
    .selectFrom('va_bill_entries')
    .select('time_entry_uuid')
    .where('bill_uuid', '=', bill_uuid)
    .execute()
  return entries.map(({ time_entry_uuid }) => time_entry_uuid)
}
