import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@talentplace/server/platform/database/connection'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { startFilled } from '@talentplace/server/testing/template-database'

export interface DrillDatabase extends Database {
  readonly url: string
  stop(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Of a drill that never ends PostgreSQL itself: nothing has to be safe on disk. */
export const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * A PostgreSQL of the drill's own in a temporary folder; it outlives killed servers, and is as safe on disk as the product's unless
 * other settings say otherwise. @param filled files to begin from, as in `startFilled`
 */
export async function openDrillDatabase(
  settings: Record<string, string> = {},
  filled: string | null = null,
): Promise<DrillDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-drill-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const postgres = await startFilled({ dataDir: folder, log: silent, settings }, filled)
  const database = openDatabase({ url: postgres.url, log: silentLog, connectWithin: 20_000 })
  return {
    ...database,
    url: postgres.url,
    async stop() {
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
