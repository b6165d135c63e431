import type { Transaction } from 'kysely'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Lets one change of a client's cards through at a time: which of them is the default is decided among them all. */
export async function lockCards(transaction: Transaction<Tables>, clientUuid: string): Promise<void> {
  await takeTurn(transaction, 'cards', clientUuid)
}
