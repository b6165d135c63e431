import type { Currency } from '@talentplace/contract/shared/money'
import { openDetails, type StoredAccount } from '../bank-accounts/bank-account-store.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import type { FileHead, Payment } from '../bank-accounts/bank-file.ts'
import { cpa005File, type CanadianOriginator } from './cpa005-file.ts'
import { nachaFile, type AmericanOriginator } from './nacha-file.ts'

/** What our banks gave us; null: nothing is paid by a file in that currency. */
export interface OurBanks {
  readonly cad: CanadianOriginator | null
  readonly usd: AmericanOriginator | null
}

/** Whom a line of a file pays, with the account as it is stored. */
export interface EncryptedPayment extends Omit<Payment<never>, 'details'> {
  readonly virtualassistant_uuid: string
  readonly account: StoredAccount
}

function openAll<C extends Currency>(keys: EncryptionKeys, currency: C, payments: readonly EncryptedPayment[]) {
  return Promise.all(
    payments.map(async ({ account, virtualassistant_uuid, ...payment }) => ({
      ...payment,
      details: await openDetails(keys, { virtualassistant_uuid, currency }, account),
    })),
  )
}

/** The file of a currency's bank; null: we have none there. */
export async function bankFile(
  keys: EncryptionKeys,
  banks: OurBanks,
  { currency, head, payments }: { currency: Currency; head: FileHead; payments: readonly EncryptedPayment[] },
): Promise<string | null> {
  if (currency === 'cad') return banks.cad && cpa005File(await openAll(keys, 'cad', payments), head, banks.cad)
  return banks.usd && nachaFile(await openAll(keys, 'usd', payments), head, banks.usd)
}
