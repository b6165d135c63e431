import type { Transaction } from 'kysely'
import type { Database } from '../platform/database/connection.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Everything that is read in batches, in one transaction. */
export function allBatches<Thing>(
  { kysely }: Database,
  read: (transaction: Transaction<Tables>) => AsyncIterable<Thing[]>,
): Promise<Thing[]> {
  return kysely.transaction().execute(async (transaction) => (await Array.fromAsync(read(transaction))).flat())
}
