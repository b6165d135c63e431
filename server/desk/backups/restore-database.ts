import { writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { BackupError } from '../../platform/backups/backup-error.ts'
import type { BackupStore } from '../../platform/backups/backup-store.ts'
import { chooseBackup, linesOf, type Target } from '../../platform/backups/choose-backup.ts'
import {
  attachedFiles,
  keysOf,
  readStoredFile,
  readStoredFiles,
  type AttachedFile,
} from '../../platform/backups/stored-files.ts'
import { readStoredLog } from '../../platform/backups/stored-log.ts'
import { readBackups, type Manifest } from '../../platform/backups/manifest.ts'
import { recover } from '../../platform/backups/recover.ts'
import { bankingKeyOf } from '../../platform/backups/take-backup.ts'
import { knownMigrations } from '../../platform/database/migrate.ts'
import type { SystemUser } from '../../platform/embedded-postgres/system-user.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

export interface Restored {
  readonly manifest: Manifest
  /** The newest change that is in it; null: none was made since the database began. */
  readonly last_change: Date | null
  readonly files: number
  /** Attached files that it names and no backup has. */
  readonly missing: readonly string[]
  /** Why other backups couldn't be looked at, a line each. */
  readonly damaged: readonly string[]
}

async function requireKnown(names: readonly string[]): Promise<void> {
  const known = new Set(await knownMigrations())
  const newer = names.find((name) => name !== '' && !known.has(name))
  if (newer !== undefined)
    throw new BackupError(
      `the database has migration ${newer}, which this release doesn't know: restore it with the one that wrote it.`,
    )
}

async function lookInto(url: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const migrations = await client.query<{ name: string }>('select name from migrations')
    await requireKnown(migrations.rows.map(({ name }) => name))
    const files = await client.query<AttachedFile>(attachedFiles, [null])
    const last = await client.query<{ at: Date | null }>('select max(created_date) as at from audit_entries')
    return { files: files.rows, last_change: last.rows[0]?.at ?? null }
  } finally {
    await client.end()
  }
}

/** What is at its place already stays as it is: in a bucket that the product still works with, all are. */
async function putFilesBack(store: BackupStore, files: FileStore, rows: readonly AttachedFile[]) {
  const storedFiles = await readStoredFiles(store)
  const missing: string[] = []
  let count = 0
  for (const key of rows.flatMap(keysOf)) {
    const sha256 = storedFiles.get(key)
    if ((await files.get(key)) !== null) continue
    if (sha256 === undefined) missing.push(key)
    else {
      await files.put(key, await readStoredFile(store, key, sha256), 'application/octet-stream')
      count += 1
    }
  }
  return { count, missing }
}

/**
 * Makes a database as it was: every change committed by the instant asked for and none after it, with the attached files it names.
 * `cluster` is where its files go, which isn't there yet; `bankingKeyFile` is written where the backup has that key.
 * @throws BackupError with one line: what can't be reached, is damaged, or is newer than this release
 */
export async function restoreDatabase(options: {
  store: BackupStore
  target: Target
  /** Null: the newest. */
  timeline: number | null
  cluster: string
  user: SystemUser
  files: FileStore
  bankingKeyFile: string
  settings?: Record<string, string>
}): Promise<Restored> {
  const { store, target, timeline, cluster, user, settings = {} } = options
  const { whole: backups, damaged } = await readBackups(store)
  if (backups.length === 0 && damaged.length > 0) throw new BackupError(damaged.join(' '))
  const lines = await linesOf(store, await readStoredLog(store), { timeline, backups })
  const chosen = chooseBackup(backups, lines, target)
  const { manifest } = chosen
  await requireKnown([manifest.schema])
  const recovered = await recover({ store, chosen, target, cluster, user, settings })
  try {
    const { files, last_change } = await lookInto(recovered.url)
    const { count, missing } = await putFilesBack(store, options.files, files)
    if (manifest.has_banking_key)
      await writeFile(options.bankingKeyFile, await store.read(bankingKeyOf(manifest.id)), { mode: 0o600 })
    return { manifest, last_change, files: count, missing, damaged }
  } finally {
    await recovered.stop()
  }
}
