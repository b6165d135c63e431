import { readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BackupError } from '../platform/backups/backup-error.ts'
import { databasesAt, openBackupStore } from '../platform/backups/backup-store.ts'
import type { Target } from '../platform/backups/choose-backup.ts'
import { lockFolder } from '../platform/embedded-postgres/data-lock.ts'
import { findDataPlace, makeDataFolder } from '../platform/embedded-postgres/data-place.ts'
import { givenKeys } from '../platform/sealing/encryption-keys.ts'
import { restoreDatabase } from '../desk/backups/restore-database.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { bankingKeyFile } from './open-banking-keys.ts'
import { openBackupPlace } from './open-backup-place.ts'
import { openFileStore } from './open-file-store.ts'

const usage =
  'Use it as: npm run restore -- --to "2026-11-22T10:00:00Z" (or latest) --data-dir /empty/folder, with --from where BACKUP_TO isn’t set'

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  'data-dir': { type: 'string' },
  database: { type: 'string' },
  timeline: { type: 'string' },
} as const

function readGiven(given: string[]) {
  try {
    const { values } = parseArgs({ args: given, options })
    const at = z.union([z.literal('latest'), z.iso.datetime({ offset: true })]).parse(values.to)
    const timeline = z.coerce.number().int().positive().optional().parse(values.timeline)
    const target: Target = at === 'latest' ? at : { at: new Date(at) }
    return { ...values, target, timeline: timeline ?? null }
  } catch {
    throw new ConfigurationError(`'${given.join(' ')}' isn't understood. ${usage}`)
  }
}

/** The one database whose backups lie there. */
function chosenDatabase(found: readonly string[], wanted: string | undefined, address: string): string {
  const [only, ...others] = wanted === undefined ? found : found.filter((each) => each === wanted)
  if (only === undefined) throw new BackupError(`there is no backup in ${address}.`)
  if (others.length > 0)
    throw new BackupError(
      `${address} has backups of ${found.length} databases: say which with --database (${found.join(', ')}).`,
    )
  return only
}

/** Never over data. @throws ConfigurationError */
async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0)
    throw new ConfigurationError(
      `${folder} is not empty (${names.slice(0, 3).join(', ')}): nothing is restored over data. Name another --data-dir.`,
    )
}

/** What a restore that failed has put into a folder that was empty before. */
async function empty(folder: string, cluster: string): Promise<void> {
  await rm(cluster, { recursive: true, force: true })
  // Where PostgreSQL's user couldn't enter the folder, the cluster is in one made for it elsewhere.
  if (dirname(cluster) !== folder) await rm(dirname(cluster), { recursive: true, force: true })
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}

/** `npm run restore`: a data folder as it was at an instant, from what `npm run backup` and the server have kept. */
async function restore(): Promise<void> {
  const { target, from, timeline, database, 'data-dir': dataDir } = readGiven(process.argv.slice(2))
  if (target !== 'latest' && 'at' in target && target.at > new Date())
    throw new ConfigurationError(`--to: ${target.at.toISOString()} is yet to come`)
  const configuration = readConfiguration({
    ...process.env,
    ...(from !== undefined && { BACKUP_TO: from }),
    ...(dataDir !== undefined && { DATA_DIR: resolve(process.env.INIT_CWD ?? process.cwd(), dataDir) }),
  })
  if (configuration.backup === null)
    throw new ConfigurationError('BACKUP_TO: say where the backups are, or give --from')
  const place = await openBackupPlace(configuration.backup)
  const keys = configuration.backup.keys && givenKeys(configuration.backup.keys)
  await requireEmpty(configuration.dataDir)
  const store = openBackupStore(place, keys, chosenDatabase(await databasesAt(place, keys), database, place.address))
  const began = performance.now()
  const folder = makeDataFolder(configuration.dataDir)
  const lock = lockFolder(folder)
  const { cluster, user } = findDataPlace(folder)
  try {
    const restored = await restoreDatabase({
      store,
      target,
      timeline,
      cluster,
      user,
      files: await openFileStore({ ...configuration, dataDir: folder }),
      bankingKeyFile: bankingKeyFile({ dataDir: folder }),
    })
    const { manifest, files, missing, damaged, last_change } = restored
    const to = target === 'latest' || 'lsn' in target ? 'the end of the log' : target.at.toISOString()
    console.log(
      `Restored to ${to} from the backup ${manifest.id}, in ${((performance.now() - began) / 1000).toFixed(1)} s: ${files} files put back; the last entry of the audit is of ${last_change?.toISOString() ?? 'never'}.`,
    )
    for (const key of missing) console.log(`The file ${key} is named by the database and in no backup.`)
    for (const why of damaged) console.log(`Left aside: ${why}`)
    console.log(`Start it with: DATA_DIR=${folder} npm start`)
  } catch (error) {
    lock.release()
    await empty(folder, cluster)
    throw error
  }
  lock.release()
}

try {
  await restore()
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigurationError)) endWithOneLine(error)
  console.error(`Can't restore: ${error.message}`)
  process.exitCode = 1
}
