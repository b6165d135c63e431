import { reencryptAll } from '../payroll/reencrypt-all.ts'
import { reencryptSecrets } from '../accounts/two-step/reencrypt-secrets.ts'
import { createLog } from '../platform/log/create-log.ts'
import { addKey } from '../platform/sealing/encryption-keys.ts'
import { readConfiguration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { bankingKeyFile, openBankingKeys, encryptionKeysInUse } from './open-banking-keys.ts'
import { reachDatabase } from './open-database.ts'

/**
 * `npm run banking:rotate`: a new key for bank details, tax numbers and secrets of two-step sign-in, and everything sealed anew by it. Where `BANKING_KEY` gives the keys, its first
 * one is the new one. Beside a running server too.
 */
async function rotate(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const { database, stop } = await reachDatabase(configuration, createLog({ level: 'warn' }))
  try {
    if (configuration.bankingKeys === null)
      await addKey(bankingKeyFile(configuration), await encryptionKeysInUse(database))
    const keys = openBankingKeys(configuration)
    const count = (await reencryptAll(database, keys)) + (await reencryptSecrets(database, keys))
    const [{ id }] = await keys()
    console.log(`${count} accounts, tax numbers, files and sign-in secrets are sealed anew, by the key ${id}.`)
  } finally {
    await stop()
  }
}

try {
  await rotate()
} catch (error) {
  endWithOneLine(error)
}
