import type { Logger } from 'pino'
import { followCondition } from '../../platform/alerts/follow-condition.ts'
import { hasGapAfter, readStoredLog } from '../../platform/backups/stored-log.ts'
import {
  attachedFiles,
  storeFiles,
  readStoredFiles,
  type AttachedFile,
  type StoredFiles,
} from '../../platform/backups/stored-files.ts'
import { createLogShipper } from '../../platform/backups/ship-log.ts'
import { hasIssues, readBackups, type Backups, type RetainedBackup } from '../../platform/backups/manifest.ts'
import { pruneBackups } from '../../platform/backups/prune-backups.ts'
import { removeLeftovers } from '../../platform/backups/remove-leftovers.ts'
import { takeBackup, type BackedUp } from '../../platform/backups/take-backup.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { archiveOf } from '../../platform/embedded-postgres/archive-folder.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { newestGood } from './require-good-backup.ts'
import { verifyBackup } from './verify-backup.ts'

export interface BackupDeps extends BackedUp {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly everyHours: number
  readonly keep: number
}

const hour = 60 * 60_000
/** How long the log may wait before someone is told. */
const longestWait = 10 * 60_000
/** Files are looked for from so long before the last look: one may have been stored, and not yet been seen. */
const overlap = hour

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Brings the log and new attached files to where backups lie, and tells when that hasn't worked for ten minutes. */
export function createShipping(deps: BackupDeps): () => Promise<void> {
  const { database, clock, store, files, cluster } = deps
  const shipper = createLogShipper({ archive: archiveOf(cluster), store })
  const state: { files: StoredFiles | null; lookedAt: Date | null; since: Date | null } = {
    files: null,
    lookedAt: null,
    since: null,
  }

  async function shipFiles(): Promise<void> {
    const now = clock.now()
    const from = state.lookedAt && new Date(state.lookedAt.getTime() - overlap)
    const { rows } = await database.pool.query<AttachedFile>(attachedFiles, [from])
    state.files ??= await readStoredFiles(store)
    await storeFiles(store, state.files, { files, rows })
    state.lookedAt = now
  }

  return async () => {
    const failed = await shipper.ship(shipFiles).then(
      () => null,
      (error: unknown) => reasonOf(error),
    )
    const at = clock.now()
    state.since = failed === null ? null : (state.since ?? at)
    const { count, givenUp } = await shipper.waiting()
    await followCondition(database.kysely, {
      holds: state.since !== null && at.getTime() - state.since.getTime() >= longestWait,
      fingerprint: 'backup:log',
      type: 'error',
      title: 'The latest changes aren’t backed up',
      detail: `Since ${state.since?.toISOString().slice(0, 16).replace('T', ' ')} UTC nothing can be written to ${store.address}. The product goes on; ${count} files of 16 MB wait on its own disk, and ${givenUp} had to be given up. Look at that place. The reason: ${failed}`,
      ended: 'The latest changes are backed up again.',
      at,
    })
  }
}

/** Why a backup has to be made now; null: it hasn't. */
async function whyDue(
  { store, database, clock, everyHours }: BackupDeps,
  backups: readonly RetainedBackup[],
): Promise<string | null> {
  const newest = backups.at(-1)
  if (newest === undefined) return 'there is none yet'
  // One of another line may be of a time that this database never had.
  const { rows } = await database.pool.query<{ timeline: number }>(
    'select timeline_id as timeline from pg_control_checkpoint()',
  )
  if (newest.manifest.timeline !== rows[0]?.timeline) return 'the database was restored since the last one'
  const age = clock.now().getTime() - new Date(newest.manifest.finished).getTime()
  if (age >= everyHours * hour) return 'it is time'
  if (hasIssues(newest) && age >= hour) return 'the last one has faults'
  const log = await readStoredLog(store)
  return hasGapAfter(log, newest.manifest.start_segment) ? 'the log since the last one has a gap' : null
}

async function notifyOfBackups(deps: BackupDeps, { whole, damaged }: Backups): Promise<void> {
  const { database, clock, store, everyHours } = deps
  const at = clock.now()
  const good = newestGood(whole, everyHours, at)
  const tried = whole.findLast(({ verification }) => verification !== null)
  await followCondition(database.kysely, {
    holds: good?.isOld === true,
    fingerprint: 'backup:age',
    type: 'error',
    title: 'The last good backup is old',
    detail: `It is of ${good?.finished}, and one is made every ${everyHours} hours. Look at ${store.address} and at the job backups.keep.`,
    ended: 'There is a good backup again.',
    at,
  })
  await followCondition(database.kysely, {
    holds: tried !== undefined && hasIssues(tried),
    fingerprint: 'backup:verification',
    type: 'error',
    title: 'A backup can’t be restored as it should',
    detail: `The backup ${tried?.manifest.id} was restored for trial, and isn’t what was backed up. The ones before it are kept; another is made within the hour. ${tried?.verification?.issues.slice(0, 5).join(' ')}`,
    ended: 'The backup after it is good.',
    at,
  })
  await followCondition(database.kysely, {
    holds: damaged.length > 0,
    fingerprint: 'backup:damaged',
    type: 'error',
    title: 'A backup is damaged',
    detail: `The others are as they were, and new ones are made. Look at ${store.address}: put the file back from a copy, or remove that backup’s folder. ${damaged.slice(0, 5).join(' ')}`,
    ended: 'Every backup there can be read again.',
    at,
  })
}

/** Makes a backup when one is due, restores it for trial, and removes those that are needed no more. */
export async function retainBackups(deps: BackupDeps): Promise<void> {
  const { store, log, keep } = deps
  await removeLeftovers(deps.cluster, deps.clock.now())
  const due = await whyDue(deps, (await readBackups(store)).whole)
  if (due !== null) {
    const manifest = await takeBackup(deps)
    log.info({ backup: manifest.id, due, seconds: manifest.seconds }, 'backed up')
  }
  for (const { manifest, verification } of (await readBackups(store)).whole) {
    if (verification !== null) continue
    const { issues, seconds } = await verifyBackup(deps, manifest)
    log[issues.length > 0 ? 'error' : 'info'](
      { backup: manifest.id, seconds, issues },
      'a backup was restored for trial',
    )
  }
  await pruneBackups(store, (await readBackups(store)).whole, keep)
}

/** What the job does, and that someone is told when it can't, and of what lies there: the last good one grows old meanwhile. */
export async function retainBackupsAndNotify(deps: BackupDeps): Promise<void> {
  const failed = await retainBackups(deps).then(
    () => null,
    (error: unknown) => reasonOf(error),
  )
  await followCondition(deps.database.kysely, {
    holds: failed !== null,
    fingerprint: 'backup:made',
    type: 'error',
    title: 'No backup can be made',
    detail: `It is tried again every five minutes. Earlier backups in ${deps.store.address} are as they were. The reason: ${failed}`,
    ended: 'Backups are made again.',
    at: deps.clock.now(),
  })
  const backups = await readBackups(deps.store).catch((error: unknown) => {
    if (failed === null) throw error
    // That the place can't be read has just been told.
    return null
  })
  if (backups !== null) await notifyOfBackups(deps, backups)
}

/** The log each minute; and every five minutes a look whether a backup is due. */
export function scheduleBackups(jobs: Jobs, deps: BackupDeps): void {
  jobs.every('backups.ship', '* * * * *', createShipping(deps))
  jobs.every('backups.keep', '*/5 * * * *', () => retainBackupsAndNotify(deps))
}
