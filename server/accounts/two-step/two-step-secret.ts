import { Secret, TOTP } from 'otpauth'
import { encrypt, decrypt, type Encrypted } from '../../platform/sealing/seal.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'

const stepMs = 30_000
/** As RFC 4226 asks for. */
const secretBytes = 20
/** A phone’s clock may be so many steps off, either way. */
const drift = 1

const about = (userUuid: string) => `second step of ${userUuid}`

export function newSecret(): Secret {
  return new Secret({ size: secretBytes })
}

/** What an app scans: the account shows in it by this name. */
export function secretUri(secret: Secret, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret }).toString()
}

/** The step whose code it is, near now; null: it is of none. */
export function stepOfCode(secret: Secret, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

export function encryptSecret(keys: EncryptionKeys, userUuid: string, secret: Secret): Promise<Encrypted> {
  return encrypt(keys, about(userUuid), Buffer.from(secret.bytes))
}

/** @throws DecryptionFailed */
export async function openSecret(keys: EncryptionKeys, userUuid: string, encrypted: Encrypted): Promise<Secret> {
  const bytes = await decrypt(keys, about(userUuid), encrypted)
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
