import {
  reserveHours,
  type AmericanDetails,
  type CanadianDetails,
} from '@talentplace/contract/payroll/banking/bank-account.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { encrypt, decrypt, type Encrypted } from '../../platform/sealing/seal.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'

/** What stands in an account, by its currency. */
export interface DetailsOf {
  readonly cad: CanadianDetails
  readonly usd: AmericanDetails
}

interface Owner<C extends Currency = Currency> {
  readonly virtualassistant_uuid: string
  readonly currency: C
}

const about = ({ virtualassistant_uuid, currency }: Owner) => `bank account ${virtualassistant_uuid} ${currency}`

const hour = 3_600_000

/** The instant from which bills are paid on an account that was changed then. */
export function readyFrom(changed_date: Date): Date {
  return new Date(changed_date.getTime() + reserveHours * hour)
}

/** What stands in a sealed account. @throws DecryptionFailed */
export async function openDetails<C extends Currency>(
  keys: EncryptionKeys,
  owner: Owner<C>,
  encrypted: Encrypted,
): Promise<DetailsOf[C]> {
  return JSON.parse(String(await decrypt(keys, about(owner), encrypted))) as DetailsOf[C]
}

export interface StoredAccount extends Encrypted {
  readonly last_digits: string
  readonly changed_date: Date
  readonly version: number
  /** As their bank knows them; empty: by the name on their bills. */
  readonly holder_name: string
}

/** Someone's account in a currency; undefined: there is none. */
export async function findAccount(
  database: Kysely<Tables>,
  { virtualassistant_uuid, currency }: Owner,
): Promise<StoredAccount | undefined> {
  return database
    .selectFrom('bank_accounts')
    .select(['key_id', 'sealed', 'last_digits', 'changed_date', 'version', 'holder_name'])
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('currency', '=', currency)
    .executeTakeFirst()
}

interface Written<C extends Currency> extends Owner<C> {
  readonly details: DetailsOf[C]
  readonly holder_name: string
  readonly changed_by: string
  readonly at: Date
}

/** Step: keeps the account of an assistant who is held. `was`: what it was before. */
export async function saveBankAccountRow<C extends Currency>(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  { details, holder_name, at, changed_by, ...owner }: Written<C>,
): Promise<void> {
  const encrypted = await encrypt(keys, about(owner), JSON.stringify(details))
  const columns = {
    ...encrypted,
    last_digits: details.account_number.slice(-3),
    holder_name,
    changed_by,
    changed_date: at,
  }
  await transaction
    .insertInto('bank_accounts')
    .values({ virtualassistant_uuid: owner.virtualassistant_uuid, currency: owner.currency, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['virtualassistant_uuid', 'currency'])
        .doUpdateSet({ ...columns, version: sql`bank_accounts.version + 1` }),
    )
    .execute()
}

/** Step: keeps what the bank calls an assistant who is held. It is no other account, so `version` stays. */
export async function keepHolderName(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, currency }: Owner,
  holder_name: string,
): Promise<void> {
  await transaction
    .updateTable('bank_accounts')
    .set({ holder_name })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('currency', '=', currency)
    .execute()
}

/** Step: seals an account anew by the key of today; what stands in it stays. */
export async function reencrypt(
  transaction: Transaction<Tables>,
  keys: EncryptionKeys,
  owner: Owner,
  stored: Encrypted,
) {
  const text = await decrypt(keys, about(owner), stored)
  await transaction
    .updateTable('bank_accounts')
    .set(await encrypt(keys, about(owner), text))
    .where('virtualassistant_uuid', '=', owner.virtualassistant_uuid)
    .where('currency', '=', owner.currency)
    .execute()
}
