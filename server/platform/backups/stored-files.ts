import type { FileStore } from '../files/file-store.ts'
import { smallKey } from '../files/store-file.ts'
import { BackupError } from './backup-error.ts'
import { sha256Of, type BackupStore } from './backup-store.ts'

/** Attached files that are kept: their keys with the checksums of their bytes. */
export type StoredFiles = Map<string, string>

/** A row of `files` whose bytes are stored. */
export interface AttachedFile {
  readonly uuid: string
  readonly is_picture: boolean
}

/** Which files are there; `$1` the instant since when they may have come, null for all. */
export const attachedFiles = `select uuid, width is not null as is_picture from files
  where stored_date is not null and removed_date is null and ($1::timestamptz is null or stored_date > $1)`

export const keysOf = ({ uuid, is_picture }: AttachedFile) => (is_picture ? [uuid, smallKey(uuid)] : [uuid])

const objectOf = (key: string, sha256: string) => `files/${key}.${sha256}`
const objectForm = /^files\/([a-z0-9-]+)\.([0-9a-f]{64})$/

export async function readStoredFiles(store: BackupStore): Promise<StoredFiles> {
  const found = (await store.list('files/')).map(({ name }) => objectForm.exec(name))
  return new Map(found.filter((each) => each !== null).map(([, key = '', sha256 = '']) => [key, sha256]))
}

/** Keeps the files that aren't. What was removed meanwhile is left out; files never change. */
export async function storeFiles(
  store: BackupStore,
  files: StoredFiles,
  from: { files: FileStore; rows: readonly AttachedFile[] },
): Promise<void> {
  for (const key of from.rows.flatMap(keysOf)) {
    if (files.has(key)) continue
    const bytes = await from.files.get(key)
    if (bytes === null) continue
    const sha256 = sha256Of(bytes)
    await store.write(objectOf(key, sha256), bytes)
    files.set(key, sha256)
  }
}

/** @throws BackupError that names it */
export async function readStoredFile(store: BackupStore, key: string, sha256: string): Promise<Buffer> {
  const bytes = await store.read(objectOf(key, sha256))
  if (sha256Of(bytes) !== sha256)
    throw new BackupError(`${objectOf(key, sha256)} is damaged: its checksum isn't the one it was written with.`)
  return bytes
}

/** Removes what is needed no more: by no backup that stays, and by nothing that came since the oldest of them. */
export async function pruneFiles(store: BackupStore, needed: ReadonlySet<string>, since: Date): Promise<number> {
  let removed = 0
  for (const { name, modified } of await store.list('files/')) {
    const key = objectForm.exec(name)?.[1]
    if (key === undefined || needed.has(key) || modified >= since) continue
    await store.remove(name)
    removed += 1
  }
  return removed
}
