import { BackupError } from '../platform/backups/backup-error.ts'
import { readBackups } from '../platform/backups/manifest.ts'
import { pruneBackups } from '../platform/backups/prune-backups.ts'
import { takeBackup } from '../platform/backups/take-backup.ts'
import { createLog } from '../platform/log/create-log.ts'
import { verifyBackup } from '../desk/backups/verify-backup.ts'
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { openBackups } from './open-backups.ts'
import { reachDatabase } from './open-database.ts'
import { openFileStore } from './open-file-store.ts'
import { productVersion } from './product-version.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** @throws ConfigurationError where there is nothing that we back up */
function requireBackup(configuration: Configuration) {
  if (configuration.databaseUrl !== null)
    throw new ConfigurationError(
      'DATABASE_URL: a PostgreSQL of your own is backed up by its own means, see docs/operations.md. This is for the embedded one.',
    )
  if (configuration.backup === null)
    throw new ConfigurationError('BACKUP_TO: say where to, a folder like /backups or a bucket like s3://bucket/prefix')
  return configuration.backup
}

/** `npm run backup`: backs the embedded database and attached files up, restores it for trial, and says what came of it. */
async function backUp(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const { keep } = requireBackup(configuration)
  const log = createLog({ level: 'warn' })
  const { url, stop } = await reachDatabase(configuration, log)
  try {
    const from = await openBackups(configuration, {
      url,
      files: await openFileStore(configuration),
      version: await productVersion(),
    })
    if (from === null) throw new ConfigurationError(`DATA_DIR: there is no database in ${configuration.dataDir}`)
    const { store } = from
    const manifest = await takeBackup(from)
    const stored = manifest.parts.reduce((sum, { size }) => sum + size, 0)
    console.log(
      `Backed up ${manifest.id} to ${store.address}${store.isEncrypted ? ', encrypted' : ''}: a database of ${megabytes(manifest.cluster_bytes)} in ${megabytes(stored)}, ${manifest.files.length} files, ${manifest.seconds} s.`,
    )
    if (!store.isEncrypted && from.bankingKeyFile !== null)
      console.log(
        'It has no banking.key, since it is not encrypted: keep a copy of that file elsewhere, or set BACKUP_KEY.',
      )
    const { issues, rows, seconds } = await verifyBackup({ ...from, log }, manifest)
    for (const issue of issues) console.log(issue)
    console.log(
      issues.length === 0
        ? `Restored for trial in ${seconds} s: ${rows} rows, the audit and the books are as they were.`
        : `Restored for trial in ${seconds} s: ${issues.length} faults. It is not used for restoring.`,
    )
    await pruneBackups(store, (await readBackups(store)).whole, keep)
    const { whole, damaged } = await readBackups(store)
    console.log(`${whole.length} backups are kept, the first of ${whole[0]?.manifest.finished}.`)
    for (const why of damaged) console.log(`Left aside: ${why}`)
    if (issues.length > 0) process.exitCode = 1
  } finally {
    await stop()
  }
}

try {
  await backUp()
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigurationError)) endWithOneLine(error)
  console.error(`Can't back up: ${error.message}`)
  process.exitCode = 1
}
