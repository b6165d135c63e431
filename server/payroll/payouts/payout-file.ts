import { createHash } from 'node:crypto'
import { encrypt, decrypt, type Encrypted } from '../../platform/sealing/seal.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'

const about = (payout_uuid: string) => `payout ${payout_uuid}`

/** The file as it is stored, and what its bytes are known by. */
export async function encryptFile(
  keys: EncryptionKeys,
  payout_uuid: string,
  file: string,
): Promise<Encrypted & { readonly file_sha256: string }> {
  const encrypted = await encrypt(keys, about(payout_uuid), file)
  return { ...encrypted, file_sha256: createHash('sha256').update(file).digest('hex') }
}

/** The very bytes that were sealed. @throws DecryptionFailed */
export function openFile(keys: EncryptionKeys, payout_uuid: string, encrypted: Encrypted): Promise<Buffer> {
  return decrypt(keys, about(payout_uuid), encrypted)
}

/** Sealed by the key of today. */
export async function reencryptFile(
  keys: EncryptionKeys,
  payout_uuid: string,
  encrypted: Encrypted,
): Promise<Encrypted> {
  return encrypt(keys, about(payout_uuid), await openFile(keys, payout_uuid, encrypted))
}
