import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { advisoryKeys } from '../database/advisory-keys.ts'
import { copyCluster, type CopiedCluster } from '../embedded-postgres/copy-cluster.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupError } from './backup-error.ts'
import type { BackupStore } from './backup-store.ts'
import { countTables } from './count-tables.ts'
import { attachedFiles, storeFiles, keysOf, readStoredFiles, type AttachedFile } from './stored-files.ts'
import { keepLogFile, readStoredLog } from './stored-log.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { packFolder } from './pack-folder.ts'
import { makeBackupFolder } from './remove-leftovers.ts'
import { findStillInstant } from './still-instant.ts'
import { historyName, parseSegment, segmentsBetween } from './wal-names.ts'

export interface BackedUp {
  /** Of the running database. */
  readonly url: string
  /** The folder of its files. */
  readonly cluster: string
  readonly files: FileStore
  /** The file with the key of bank details, if that is where it is kept. */
  readonly bankingKeyFile: string | null
  readonly store: BackupStore
  /** The product's version. */
  readonly version: string
}

export const bankingKeyOf = (id: string) => `base/${id}/banking.key`
const idOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Connections of a backup; ended together. */
async function connectAll(url: string, count: number): Promise<Client[]> {
  const clients = Array.from(
    { length: count },
    () => new Client({ connectionString: url, application_name: 'talentplace backup' }),
  )
  for (const client of clients) {
    client.on('error', () => undefined)
    await client.connect()
  }
  return clients
}

/** @throws BackupError when another one is at it, or PostgreSQL doesn't write what a backup needs */
async function begin(client: Client): Promise<string> {
  const { rows } = await client.query<{ free: boolean; level: string; database: string }>(
    `select pg_try_advisory_lock(${advisoryKeys.backups}) as free, current_setting('wal_level') as level,
       (select system_identifier::text from pg_control_system()) as database`,
  )
  const [row] = rows
  if (row?.free !== true) throw new BackupError('another backup is under way.')
  if (row.level === 'minimal')
    throw new BackupError('the running server was started by an older release. Stop it, start this one, and try again.')
  return row.database
}

/** Which database that is, by PostgreSQL's own identifier. */
export async function databaseIdentifier(url: string): Promise<string> {
  const [client] = (await connectAll(url, 1)) as [Client]
  try {
    const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

/** What is counted and which files there are, at one place of the log; and the last segment that this needs. */
async function lookAt(reader: Client, other: Client) {
  const still = await findStillInstant(reader, other)
  if (still === null) await reader.query('begin isolation level repeatable read')
  // Something has to come after that place, so that it can be stopped at.
  await other.query(`select pg_logical_emit_message(true, 'talentplace', 'backup')`)
  const { rows } = await other.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
  const counted = still && { lsn: still.lsn, at: still.at.toISOString(), rows: await countTables(reader) }
  const files = await reader.query<AttachedFile>(attachedFiles, [null])
  const schema = await reader.query<{ name: string }>('select max(name) as name from migrations')
  await reader.query('rollback')
  return {
    counted,
    files: files.rows,
    schema: schema.rows[0]?.name ?? '',
    lastSegment: rows[0]?.segment ?? '',
  }
}

/** Bytes of all files in a folder. */
async function bytesIn(folder: string): Promise<number> {
  let sum = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size
  }
  return sum
}

/**
 * Backs the embedded database up while it goes on, with the log that it needs and the attached files.
 * @throws BackupError when it can't be
 */
export async function takeBackup(from: BackedUp): Promise<Manifest> {
  const { url, cluster, store } = from
  const began = performance.now()
  const started = new Date()
  const [holder, reader, other] = (await connectAll(url, 3)) as [Client, Client, Client]
  const folder = await makeBackupFolder(cluster, 'copy')
  try {
    const database = await begin(holder)
    // Held until the end: the log since then stays there.
    await holder.query(`select pg_create_physical_replication_slot($1, true, true)`, [`talentplace_${process.pid}`])
    const copy = join(folder, 'postgres')
    const copied: CopiedCluster = await copyCluster({ url, cluster, to: copy })
    const seen = await lookAt(reader, other)
    const storedLog = await readStoredLog(store)
    const { timeline } = parseSegment(copied.startSegment)
    const histories = timeline === 1 ? [] : [historyName(timeline)]
    for (const name of [...histories, ...segmentsBetween(copied.startSegment, seen.lastSegment)])
      await keepLogFile(store, storedLog, { name, path: join(cluster, 'pg_wal', name) })
    const storedFiles = await readStoredFiles(store)
    await storeFiles(store, storedFiles, { files: from.files, rows: seen.files })
    const id = idOf(copied.finished)
    const parts: Manifest['parts'] = []
    for await (const part of packFolder(copy)) {
      const name = `base/${id}/part-${String(parts.length + 1).padStart(4, '0')}.tar.zst`
      parts.push({ name, ...(await store.write(name, part)) })
    }
    const bankingKey = store.isEncrypted && from.bankingKeyFile !== null ? await keyIn(from.bankingKeyFile) : null
    if (bankingKey !== null) await store.write(bankingKeyOf(id), bankingKey)
    const manifest: Manifest = {
      format: 1,
      id,
      product: from.version,
      schema: seen.schema,
      database,
      timeline,
      started: started.toISOString(),
      finished: copied.finished.toISOString(),
      start_lsn: copied.startLsn,
      stop_lsn: copied.stopLsn,
      start_segment: copied.startSegment,
      last_segment: seen.lastSegment,
      counted: seen.counted,
      parts,
      files: seen.files
        .flatMap(keysOf)
        .flatMap((key) => (storedFiles.has(key) ? [{ key, sha256: storedFiles.get(key) ?? '' }] : [])),
      has_banking_key: bankingKey !== null,
      cluster_bytes: await bytesIn(copy),
      seconds: Math.round((performance.now() - began) / 10) / 100,
    }
    await store.register()
    await writeManifest(store, manifest)
    return manifest
  } finally {
    await Promise.all([holder, reader, other].map((client) => client.end().catch(() => undefined)))
    await rm(folder, { recursive: true, force: true })
  }
}

function keyIn(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
