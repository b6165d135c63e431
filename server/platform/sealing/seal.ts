import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { EncryptionKeys } from './encryption-keys.ts'

/** What nobody reads without the key, as it is stored: nonce, mark, and the text behind them. */
export interface Encrypted {
  readonly key_id: string
  readonly sealed: Buffer
}

const cipher = 'aes-256-gcm'
const nonceLength = 12
const markLength = 16

/** What was sealed by a key that isn't there, for another thing, or was changed since. It never says what stood in it. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed'
}

/** Seals a text for one thing: moved to another row, it can't be opened there. */
export async function encrypt(keys: EncryptionKeys, about: string, text: string | Buffer): Promise<Encrypted> {
  const [{ id, key }] = await keys()
  const nonce = randomBytes(nonceLength)
  const encrypting = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([encrypting.update(text), encrypting.final()])
  return { key_id: id, sealed: Buffer.concat([nonce, encrypting.getAuthTag(), body]) }
}

/** @throws DecryptionFailed */
export async function decrypt(keys: EncryptionKeys, about: string, { key_id, sealed }: Encrypted): Promise<Buffer> {
  const known = (await keys()).find(({ id }) => id === key_id)
  if (!known) throw new DecryptionFailed(`Sealed by the key ${key_id}, which isn't there`)
  const opening = createDecipheriv(cipher, known.key, sealed.subarray(0, nonceLength), { authTagLength: markLength })
  opening.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(nonceLength, nonceLength + markLength))
  try {
    return Buffer.concat([opening.update(sealed.subarray(nonceLength + markLength)), opening.final()])
  } catch {
    throw new DecryptionFailed('Changed since it was sealed, or sealed for another thing')
  }
}
