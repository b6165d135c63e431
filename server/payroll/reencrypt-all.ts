import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/connection.ts'
import { lockRow } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import { reencryptFile } from './payouts/payout-file.ts'
import { reencryptTaxIdentity } from './taxes/tax-identity-store.ts'
import { findAccount, reencrypt } from './bank-accounts/bank-account-store.ts'

interface Owner {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

async function encryptAccount(transaction: Transaction<Tables>, keys: EncryptionKeys, owner: Owner, key: string) {
  await lockRow(transaction, 'assistants', owner.virtualassistant_uuid)
  const stored = await findAccount(transaction, owner)
  if (stored && stored.key_id !== key) await reencrypt(transaction, keys, owner, stored)
}

/** A file keeps its bytes: only what it is sealed by is another one. */
async function encryptPayout(transaction: Transaction<Tables>, keys: EncryptionKeys, uuid: string, key: string) {
  const payout = await lockRow(transaction, 'payouts', uuid)
  if (!payout || payout.key_id === null || payout.sealed === null || payout.key_id === key) return
  const { key_id, sealed } = payout
  const again = await reencryptFile(keys, uuid, { key_id, sealed })
  await transaction.updateTable('payouts').set(again).where('uuid', '=', uuid).execute()
}

/**
 * Seals every account, tax number and file for a bank anew that isn't sealed by the first key, each in a transaction of its own: ended
 * anywhere, the next run does what is left. What stands in them stays, and no wait begins.
 * @returns how many there were
 */
export async function reencryptAll({ kysely }: Database, keys: EncryptionKeys): Promise<number> {
  const [{ id }] = await keys()
  const { rows: accounts } = await sql<Owner>`
    select virtualassistant_uuid, currency from bank_accounts where key_id <> ${id} order by 1, 2`.execute(kysely)
  for (const owner of accounts) {
    await kysely.transaction().execute((transaction) => encryptAccount(transaction, keys, owner, id))
  }
  const { rows: payouts } = await sql<{ uuid: string }>`
    select uuid from payouts where key_id <> ${id} order by uuid`.execute(kysely)
  for (const { uuid } of payouts) {
    await kysely.transaction().execute((transaction) => encryptPayout(transaction, keys, uuid, id))
  }
  const { rows: identities } = await sql<{ virtualassistant_uuid: string }>`
    select virtualassistant_uuid from tax_identities where key_id <> ${id} order by 1`.execute(kysely)
  for (const { virtualassistant_uuid } of identities) {
    await kysely
      .transaction()
      .execute((transaction) => reencryptTaxIdentity(transaction, keys, { virtualassistant_uuid, key: id }))
  }
  return accounts.length + payouts.length + identities.length
}

/** The ids of keys that something is sealed by. */
export async function keysInUse({ kysely }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key_id: string }>`
    select key_id from bank_accounts union select key_id from tax_identities
    union select key_id from payouts where key_id is not null order by 1`.execute(kysely)
  return new Set(rows.map(({ key_id }) => key_id))
}
