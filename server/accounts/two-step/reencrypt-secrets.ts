import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import { openSecret, encryptSecret } from './two-step-secret.ts'

/**
 * Seals every secret anew that isn't sealed by the first key, each in a transaction of its own: ended anywhere, the next run does
 * what is left.
 * @returns how many there were
 */
export async function reencryptSecrets({ kysely }: Database, keys: EncryptionKeys): Promise<number> {
  const [{ id }] = await keys()
  const { rows } = await sql<{ user_uuid: string }>`
    select user_uuid from two_factors where key_id <> ${id} order by user_uuid`.execute(kysely)
  for (const { user_uuid } of rows) {
    await kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', user_uuid)
      const stored = await transaction
        .selectFrom('two_factors')
        .select(['key_id', 'sealed'])
        .where('user_uuid', '=', user_uuid)
        .executeTakeFirst()
      if (!stored || stored.key_id === id) return
      const again = await encryptSecret(keys, user_uuid, await openSecret(keys, user_uuid, stored))
      await transaction.updateTable('two_factors').set(again).where('user_uuid', '=', user_uuid).execute()
    })
  }
  return rows.length
}

/** The ids of keys that a secret is sealed by. */
export async function secretKeysInUse({ kysely }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key_id: string }>`select distinct key_id from two_factors`.execute(kysely)
  return new Set(rows.map(({ key_id }) => key_id))
}
