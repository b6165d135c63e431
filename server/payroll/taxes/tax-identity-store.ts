import type { TaxIdentityKind } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { encrypt, decrypt, type Encrypted } from '../../platform/sealing/seal.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'

/** The number of someone's tax slips: nine digits. */
export interface TaxIdentityNumber {
  readonly kind: TaxIdentityKind
  readonly number: string
}

const about = (virtualassistant_uuid: string) => `tax identity ${virtualassistant_uuid}`

export interface StoredTaxIdentity extends Encrypted {
  readonly kind: TaxIdentityKind
}

/** Undefined: there is none. */
export async function findTaxIdentity(
  database: Kysely<Tables>,
  virtualassistant_uuid: string,
): Promise<StoredTaxIdentity | undefined> {
  return database
    .selectFrom('tax_identities')
    .select(['kind', 'key_id', 'sealed'])
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .executeTakeFirst()
}

/** @throws DecryptionFailed */
export async function openTaxIdentity(
  keys: EncryptionKeys,
  virtualassistant_uuid: string,
  { kind, ...encrypted }: StoredTaxIdentity,
): Promise<TaxIdentityNumber> {
  return { kind, number: String(await decrypt(keys, about(virtualassistant_uuid), encrypted)) }
}

/** Step: keeps the number of an assistant who is held. */
export async function storeTaxIdentity(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  {
    virtualassistant_uuid,
    identity: { kind, number },
    changed_by,
    at,
  }: { virtualassistant_uuid: string; identity: TaxIdentityNumber; changed_by: string; at: Date },
): Promise<void> {
  const encrypted = await encrypt(keys, about(virtualassistant_uuid), number)
  const columns = { ...encrypted, kind, last_digits: number.slice(-3), changed_by, changed_date: at }
  await transaction
    .insertInto('tax_identities')
    .values({ virtualassistant_uuid, ...columns })
    .onConflict((conflict) =>
      conflict.column('virtualassistant_uuid').doUpdateSet({ ...columns, version: sql`tax_identities.version + 1` }),
    )
    .execute()
}

/** Step: seals a number anew that isn't sealed by this key yet; the assistant is held, and what stands in it stays. */
export async function reencryptTaxIdentity(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  { virtualassistant_uuid, key }: { virtualassistant_uuid: string; key: string },
): Promise<void> {
  await lockRow(transaction, 'assistants', virtualassistant_uuid)
  const stored = await findTaxIdentity(transaction, virtualassistant_uuid)
  if (!stored || stored.key_id === key) return
  const text = await decrypt(keys, about(virtualassistant_uuid), stored)
  await transaction
    .updateTable('tax_identities')
    .set(await encrypt(keys, about(virtualassistant_uuid), text))
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .execute()
}
