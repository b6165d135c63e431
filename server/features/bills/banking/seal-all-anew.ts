import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import type { SealingKeys } from '../../../platform/sealing/sealing-keys.ts'
import { findAccount, sealAnew } from './bank-account-store.ts'

interface Owner {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

/**
 * Seals every account anew that isn't sealed by the first key, each in a transaction of its own: ended anywhere, the next run does what
 * is left. What stands in them stays, and no wait begins.
 * @returns how many there were
 */
export async function sealAllAnew({ kysely }: Database, keys: SealingKeys): Promise<number> {
  const [{ id }] = await keys()
  const { rows } = await sql<Owner>`
    select virtualassistant_uuid, currency from bank_accounts where key_id <> ${id} order by 1, 2`.execute(kysely)
  for (const owner of rows) {
    await kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'assistants', owner.virtualassistant_uuid)
      const stored = await findAccount(transaction, owner)
      if (stored && stored.key_id !== id) await sealAnew(transaction, keys, owner, stored)
    })
  }
  return rows.length
}

/** The ids of keys that something is sealed by. */
export async function keysInUse({ kysely }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key_id: string }>`select distinct key_id from bank_accounts`.execute(kysely)
  return new Set(rows.map(({ key_id }) => key_id))
}
