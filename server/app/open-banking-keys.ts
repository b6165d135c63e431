import { join } from 'node:path'
import { secretKeysInUse } from '../accounts/two-step/reencrypt-secrets.ts'
import { keysInUse } from '../payroll/reencrypt-all.ts'
import type { Database } from '../platform/database/connection.ts'
import { givenKeys, storedKeys, knownKeys, type EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import type { Configuration } from './configuration.ts'

type Configured = Pick<Configuration, 'bankingKeys' | 'dataDir'>

/** Beside the embedded database, never in it: who gets a copy of the database reads no account. */
export function bankingKeyFile({ dataDir }: Pick<Configured, 'dataDir'>): string {
  return join(dataDir, 'banking.key')
}

export function openBankingKeys(configuration: Configured): EncryptionKeys {
  const { bankingKeys } = configuration
  return bankingKeys === null ? storedKeys(bankingKeyFile(configuration)) : givenKeys(bankingKeys)
}

/** The ids of keys that anything is sealed by. */
export async function encryptionKeysInUse(database: Database): Promise<ReadonlySet<string>> {
  return new Set([...(await keysInUse(database)), ...(await secretKeysInUse(database))])
}

/** The ids of keys that something is sealed by, and that aren't there: a restored database without its key. */
export async function lostBankingKeys(database: Database, configuration: Configured): Promise<string[]> {
  const used = [...(await encryptionKeysInUse(database))]
  if (used.length === 0) return []
  const { bankingKeys } = configuration
  const keys = bankingKeys === null ? await knownKeys(bankingKeyFile(configuration)) : await givenKeys(bankingKeys)()
  const ids = new Set((keys ?? []).map(({ id }) => id))
  return used.filter((id) => !ids.has(id))
}
