import { databaseIdentifier, type BackedUp } from '../platform/backups/take-backup.ts'
import { openBackupStore } from '../platform/backups/backup-store.ts'
import { clusterOf } from '../platform/embedded-postgres/running-postgres.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { givenKeys } from '../platform/sealing/encryption-keys.ts'
import type { BackupRules, Configuration } from './configuration.ts'
import { bankingKeyFile } from './open-banking-keys.ts'
import { openBackupPlace } from './open-backup-place.ts'

/** The embedded database that runs at `url`, with where it is backed up to; null: it is elsewhere, or nothing is backed up. */
export async function openBackups(
  configuration: Configuration,
  running: { url: string; files: FileStore; version: string },
): Promise<(BackedUp & Pick<BackupRules, 'everyHours' | 'keep'>) | null> {
  const { backup, dataDir, databaseUrl, bankingKeys } = configuration
  const cluster = clusterOf(dataDir)
  if (backup === null || databaseUrl !== null || cluster === null) return null
  const keys = backup.keys && givenKeys(backup.keys)
  return {
    ...running,
    everyHours: backup.everyHours,
    keep: backup.keep,
    cluster,
    bankingKeyFile: bankingKeys === null ? bankingKeyFile(configuration) : null,
    store: openBackupStore(await openBackupPlace(backup), keys, await databaseIdentifier(running.url)),
  }
}
