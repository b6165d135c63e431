import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Manifest } from '@talentplace/server/platform/backups/manifest'
import { takeBackup } from '@talentplace/server/platform/backups/take-backup'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { startEmbeddedPostgres } from '@talentplace/server/platform/embedded-postgres/embedded-postgres'
import { findDataPlace, makeDataFolder } from '@talentplace/server/platform/embedded-postgres/data-place'
import { createFolderStore } from '@talentplace/server/platform/files/folder-store'
import { createShipping } from '@talentplace/server/desk/backups/retain-backups'
import { restoreDatabase } from '@talentplace/server/desk/backups/restore-database'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { verifyBackup } from '@talentplace/server/desk/backups/verify-backup'
import { openFolder, type BackedUpProduct } from './backed-up-product.ts'
import { startShoppers } from './shoppers.ts'

export interface PlayedRestore {
  readonly manifest: Manifest
  readonly target: Date
  readonly backup: { seconds: number; clusterBytes: number; storedBytes: number; countedRows: number }
  readonly trial: { seconds: number; rows: number; issues: readonly string[] }
  readonly restoreSeconds: number
  /** Writes by the instant named, and after it. */
  readonly before: number
  readonly after: number
  /** Acknowledged by then and not there. */
  readonly lost: number
  /** There, and committed after it. */
  readonly tooLate: number
  /** Those committed by then, and those that are there. */
  readonly committed: number
  readonly there: number
  readonly filesThere: number
  readonly filesMissing: number
  readonly rejected: number
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const writes = `select uuid, 'draft' as kind from projects union all select uuid, 'file' from files where stored_date is not null`
const committedBy = (table: string, more: string) =>
  `select uuid from ${table} where pg_xact_commit_timestamp(xmin) <= $1 ${more}`

async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const database = openDatabase({ url, log: silentLog })
  try {
    return (await database.pool.query<Row>(text, values)).rows
  } finally {
    await database.close()
  }
}

/** Until the log has been put aside up to now, and brought to where backups lie. */
async function shipAll({ postgres, deps }: BackedUpProduct): Promise<void> {
  const ship = createShipping(deps)
  const [switched] = await query<{ segment: string }>(
    postgres.url,
    'select pg_walfile_name(pg_switch_wal()) as segment from pg_logical_emit_message(true, $1, $1)',
    ['drill'],
  )
  const isArchived = async () => {
    const [row] = await query<{ last: string }>(postgres.url, 'select last_archived_wal as last from pg_stat_archiver')
    return (row?.last ?? '') >= (switched?.segment ?? '')
  }
  while (!(await isArchived())) await wait(20)
  await ship()
}

/**
 * Backs a product up while it is written to, names an instant in advance, lets the writing go on beyond it, and restores to that
 * instant: what is there is compared with what was acknowledged and committed by then.
 */
export async function playRestore(
  product: BackedUpProduct,
  { seconds, settings = {}, pause = 5 }: { seconds: number; settings?: Record<string, string>; pause?: number },
): Promise<PlayedRestore> {
  const { postgres, database, deps, store } = product
  const shoppers = startShoppers(product.server, { database, clock: systemClock, pause })
  const played = await (async () => {
    await wait((seconds * 1000) / 4)
    const manifest = await takeBackup(deps)
    // Named in advance: nobody who writes knows of it.
    const target = new Date(Date.now() + (seconds * 1000) / 2)
    await wait(target.getTime() - Date.now() + (seconds * 1000) / 4)
    // On a busy machine the next answer takes its time.
    while (!shoppers.acknowledged.some(({ at }) => at > target.getTime())) await wait(10)
    return { manifest, target }
  })().finally(() => shoppers.stop())
  const { manifest, target } = played
  await shipAll(product)
  const committed = [
    ...(await query<{ uuid: string }>(postgres.url, committedBy('projects', ''), [target])),
    ...(await query<{ uuid: string }>(postgres.url, committedBy('files', 'and stored_date is not null'), [target])),
  ]

  const folder = await openFolder('restored')
  try {
    const began = performance.now()
    const dataDir = makeDataFolder(join(folder, 'data'))
    const files = createFolderStore(join(dataDir, 'files'))
    const restored = await restoreDatabase({
      store,
      target: { at: target },
      timeline: null,
      ...findDataPlace(dataDir),
      files,
      bankingKeyFile: join(dataDir, 'banking.key'),
      settings,
    })
    const restoreSeconds = (performance.now() - began) / 1000
    // As `npm start` begins.
    const again = await startEmbeddedPostgres({ dataDir, log: silent, settings })
    const there = await query<{ uuid: string; kind: string }>(again.url, writes).finally(() => again.stop())
    const found = new Set(there.map(({ uuid }) => uuid))
    const inTime = new Set(committed.map(({ uuid }) => uuid))
    const before = shoppers.acknowledged.filter(({ at }) => at < target.getTime())
    const named = there.filter(({ kind }) => kind === 'file')
    const contents = await Promise.all(named.map(({ uuid }) => files.get(uuid)))
    const trial = await verifyBackup(deps, manifest)
    return {
      manifest,
      target,
      backup: {
        seconds: manifest.seconds,
        clusterBytes: manifest.cluster_bytes,
        storedBytes: manifest.parts.reduce((sum, { size }) => sum + size, 0),
        countedRows: Object.values(manifest.counted?.rows ?? {}).reduce((sum, count) => sum + count, 0),
      },
      trial,
      restoreSeconds,
      before: before.length,
      after: shoppers.acknowledged.length - before.length,
      lost: before.filter(({ uuid }) => !found.has(uuid)).length,
      tooLate: [...found].filter((uuid) => !inTime.has(uuid)).length,
      committed: inTime.size,
      there: found.size,
      filesThere: contents.filter((bytes) => bytes !== null).length,
      filesMissing: contents.filter((bytes) => bytes === null).length + restored.missing.length,
      rejected: shoppers.rejected(),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
