import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Client } from 'pg'
import { verifyBooks } from '../finance/verify-books.ts'
import { verifyAudit } from '../../platform/audit/verify-audit.ts'
import { BackupError } from '../../platform/backups/backup-error.ts'
import type { BackupStore } from '../../platform/backups/backup-store.ts'
import { countTables } from '../../platform/backups/count-tables.ts'
import { readStoredFile } from '../../platform/backups/stored-files.ts'
import { writeVerification, type Manifest, type Verification } from '../../platform/backups/manifest.ts'
import { recover } from '../../platform/backups/recover.ts'
import { makeBackupFolder } from '../../platform/backups/remove-leftovers.ts'
import { openDatabase } from '../../platform/database/connection.ts'
import { chooseSystemUser } from '../../platform/embedded-postgres/system-user.ts'

interface Deps {
  readonly store: BackupStore
  /** The running database's files: beside them there is room, and PostgreSQL's own user gets there. */
  readonly cluster: string
  readonly log: Logger
}

function compareRows(counted: Manifest['counted'], found: Record<string, number>): string[] {
  if (counted === null) return []
  const names = new Set([...Object.keys(counted.rows), ...Object.keys(found)])
  return [...names].flatMap((name) => {
    const [then, now] = [counted.rows[name], found[name]]
    return then === now ? [] : [`${name} has ${now ?? 'no'} rows, and had ${then ?? 'no'} when it was backed up.`]
  })
}

async function rowsOf(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await countTables(client)
  } finally {
    await client.end()
  }
}

/** What doesn't hold in a restored database: rows of each table, the audit, the books. */
async function issuesIn(url: string, { counted }: Manifest, log: Logger) {
  const rows = await rowsOf(url)
  const database = openDatabase({ url, log })
  try {
    const audit = await verifyAudit(database)
    const books = await verifyBooks(database.kysely)
    return {
      issues: [...compareRows(counted, rows), ...audit.issues.map((issue) => `The audit: ${issue}`), ...books],
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    }
  } finally {
    await database.close()
  }
}

/** Attached files, each read as it lies there. */
async function issuesOfFiles(store: BackupStore, { files }: Manifest): Promise<string[]> {
  const issues: string[] = []
  for (const { key, sha256 } of files) {
    try {
      await readStoredFile(store, key, sha256)
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      issues.push(error.message)
    }
  }
  return issues
}

/**
 * Restores a backup into a folder that goes again, and looks whether it is what was backed up: every object by its checksum, each
 * table's rows as they were counted, the audit and the books. What it finds is kept with the backup.
 */
export async function verifyBackup({ store, cluster, log }: Deps, manifest: Manifest): Promise<Verification> {
  const began = performance.now()
  const folder = await makeBackupFolder(cluster, 'trial')
  await chmod(folder, 0o755)
  const found = { issues: await issuesOfFiles(store, manifest), rows: 0 }
  try {
    const restored = await recover({
      store,
      chosen: { manifest, lines: [{ timeline: manifest.timeline, until: null }] },
      target: { lsn: manifest.counted?.lsn ?? manifest.stop_lsn },
      cluster: join(folder, 'postgres'),
      user: chooseSystemUser(),
      // It lives for minutes.
      settings: { fsync: 'off', archive_mode: 'off', shared_buffers: '64MB' },
    })
    try {
      const inside = await issuesIn(restored.url, manifest, log)
      found.issues.push(...inside.issues)
      found.rows = inside.rows
    } finally {
      await restored.stop()
    }
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    found.issues.push(error.message)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const verification = {
    at: new Date().toISOString(),
    issues: found.issues.slice(0, 100),
    seconds: Math.round((performance.now() - began) / 10) / 100,
    rows: found.rows,
  }
  await writeVerification(store, manifest, verification)
  return verification
}
