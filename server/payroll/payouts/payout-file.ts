import { createHash } from 'node:crypto'
import { seal, unseal, type Sealed } from '../../platform/sealing/seal.ts'
import type { SealingKeys } from '../../platform/sealing/sealing-keys.ts'

const about = (payout_uuid: string) => `payout ${payout_uuid}`

/** The file as it is stored, and what its bytes are known by. */
export async function sealFile(
  keys: SealingKeys,
  payout_uuid: string,
  file: string,
): Promise<Sealed & { readonly file_sha256: string }> {
  const sealed = await seal(keys, about(payout_uuid), file)
  return { ...sealed, file_sha256: createHash('sha256').update(file).digest('hex') }
}

/** The very bytes that were sealed. @throws SealBroken */
export function openFile(keys: SealingKeys, payout_uuid: string, sealed: Sealed): Promise<Buffer> {
  return unseal(keys, about(payout_uuid), sealed)
}

/** Sealed by the key of today. */
export async function sealFileAnew(keys: SealingKeys, payout_uuid: string, sealed: Sealed): Promise<Sealed> {
  return seal(keys, about(payout_uuid), await openFile(keys, payout_uuid, sealed))
}
