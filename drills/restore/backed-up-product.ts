import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadFileOperation } from '@talentplace/server/core/files/upload-file'
import { createProjectOperation } from '@talentplace/server/hiring/drafts/create-project'
import { openBackupStore } from '@talentplace/server/platform/backups/backup-store'
import { openFolderPlace } from '@talentplace/server/platform/backups/folder-place'
import { databaseIdentifier } from '@talentplace/server/platform/backups/take-backup'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { createFolderStore } from '@talentplace/server/platform/files/folder-store'
import { givenKeys } from '@talentplace/server/platform/sealing/encryption-keys'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { startFilled } from '@talentplace/server/testing/template-database'

export type BackedUpProduct = Awaited<ReturnType<typeof startBackedUpProduct>>

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A folder that PostgreSQL's own user gets into. */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `talentplace-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

/**
 * Operations that write on an embedded database that puts its log aside, and where it is backed up to, encrypted.
 * @param filled files to begin from, as in `startFilled`
 */
export async function startBackedUpProduct(settings: Record<string, string>, filled: string | null = null) {
  const folder = await openFolder('backed-up')
  const postgres = await startFilled(
    {
      dataDir: join(folder, 'data'),
      log: silent,
      archives: true,
      // When each change was committed, to be compared with.
      settings: { track_commit_timestamp: 'on', ...settings },
    },
    filled,
  )
  const database = {
    ...openDatabase({ url: postgres.url, log: silentLog, connectWithin: 20_000 }),
    url: postgres.url,
  }
  const files = createFolderStore(join(folder, 'data', 'files'))
  const running = await serveOperations({ database, clock: systemClock }, ({ throttle }) => [
    createProjectOperation({ database, clock: systemClock }),
    uploadFileOperation({ database, clock: systemClock, throttle, files }),
  ])
  const place = openFolderPlace(join(folder, 'backups'))
  const key = Buffer.alloc(32, 7).toString('base64')
  const store = openBackupStore(place, givenKeys([key]), await databaseIdentifier(postgres.url))
  return {
    folder,
    postgres,
    database,
    server: running.server,
    store,
    place,
    key,
    deps: {
      url: postgres.url,
      cluster: postgres.cluster,
      files,
      bankingKeyFile: join(folder, 'data', 'banking.key'),
      store,
      version: 'drill',
      database,
      clock: systemClock,
      log: silentLog,
      everyHours: 24,
      keep: 2,
    },
    async stop() {
      await running.stop()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
