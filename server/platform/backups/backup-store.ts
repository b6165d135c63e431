import { createHash } from 'node:crypto'
import { DecryptionFailed, encrypt, decrypt } from '../sealing/seal.ts'
import type { EncryptionKeys } from '../sealing/encryption-keys.ts'
import { BackupError, OtherKeyError } from './backup-error.ts'
import type { BackupPlace, StoredObject } from './backup-place.ts'

/** What a name ends with whose bytes nobody reads without the key. */
const encryptedEnd = '.enc'
/** The id of the key that sealed, in letters before what it sealed. */
const keyIdLength = 16
/** Beneath it is a name for each database: stores that speak S3 don't agree on how folders are listed. */
const registered = 'databases/'

/** The backups of one database at a place; sealed where there is a key, and then nothing that isn't is taken for one. */
export interface BackupStore {
  readonly address: string
  readonly isEncrypted: boolean
  /** Its bytes as they lie there, for a checksum. */
  write(name: string, bytes: Buffer): Promise<{ size: number; sha256: string }>
  /**
   * With a checksum, what lies there must have it.
   * @throws BackupError that names the object: it isn't there, is damaged, or was sealed by another key
   */
  read(name: string, sha256?: string): Promise<Buffer>
  /** Null: it isn't there. @throws BackupError */
  find(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** From then on whoever looks at the place finds that this database has something there. */
  register(): Promise<void>
  /** Names as they were written. */
  list(prefix: string): Promise<StoredObject[]>
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** `database` is PostgreSQL's own identifier of it: others at the same place lie apart. */
export function openBackupStore(place: BackupPlace, keys: EncryptionKeys | null, database: string): BackupStore {
  const end = keys === null ? '' : encryptedEnd
  const placeOf = (name: string) => `${database}/${name}${end}`

  async function opened(name: string, stored: Buffer): Promise<Buffer> {
    if (keys === null) return stored
    const encrypted = { key_id: stored.subarray(0, keyIdLength).toString(), sealed: stored.subarray(keyIdLength) }
    try {
      return await decrypt(keys, `backup ${database}/${name}`, encrypted)
    } catch (error) {
      if (!(error instanceof DecryptionFailed) && !(error instanceof RangeError)) throw error
      const isKnown = (await keys()).some(({ id }) => id === encrypted.key_id)
      if (isKnown) throw new BackupError(`${placeOf(name)} is damaged: it isn't what was sealed.`)
      throw new OtherKeyError(`${placeOf(name)} was encrypted with another BACKUP_KEY than the one given.`)
    }
  }

  return {
    address: place.address,
    isEncrypted: keys !== null,
    async write(name, bytes) {
      const made = keys && (await encrypt(keys, `backup ${database}/${name}`, bytes))
      const stored = made ? Buffer.concat([Buffer.from(made.key_id), made.sealed]) : bytes
      await place.put(placeOf(name), stored)
      return { size: stored.length, sha256: sha256Of(stored) }
    },
    async read(name, sha256) {
      const stored = await place.get(placeOf(name))
      if (stored === null) throw new BackupError(`${placeOf(name)} is missing.`)
      if (sha256 !== undefined && sha256Of(stored) !== sha256)
        throw new BackupError(`${placeOf(name)} is damaged: its checksum isn't the one it was written with.`)
      return opened(name, stored)
    },
    async find(name) {
      const stored = await place.get(placeOf(name))
      return stored && opened(name, stored)
    },
    remove: (name) => place.remove(placeOf(name)),
    register: () => place.put(`${registered}${database}`, Buffer.from('')),
    async list(prefix) {
      const found = await place.list(`${database}/${prefix}`)
      return found
        .filter(({ name }) => name.endsWith(encryptedEnd) === (keys !== null))
        .map((each) => ({ ...each, name: each.name.slice(database.length + 1, each.name.length - end.length) }))
    },
  }
}

/** Which databases have backups at a place. @throws BackupError where all of them are of the other kind: sealed, or not */
export async function databasesAt(place: BackupPlace, keys: EncryptionKeys | null): Promise<string[]> {
  const names = (await place.list(registered)).map(({ name }) => name.slice(registered.length))
  const readable: string[] = []
  let other = 0
  for (const name of names) {
    const manifests = (await place.list(`${name}/base/`)).filter((each) => each.name.includes('/manifest.json'))
    if (manifests.some((each) => each.name.endsWith(encryptedEnd) === (keys !== null))) readable.push(name)
    else other += manifests.length
  }
  if (readable.length === 0 && other > 0)
    throw new BackupError(
      keys === null
        ? `The backups in ${place.address} are encrypted: set BACKUP_KEY.`
        : `The backups in ${place.address} aren't encrypted: leave BACKUP_KEY out to read them.`,
    )
  return readable
}
