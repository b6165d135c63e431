import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadReferenceData } from '@talentplace/server/app/reference-data'
import { openDatabase, type Database } from '@talentplace/server/platform/database/connection'
import { migrateDatabase } from '@talentplace/server/platform/database/migrate'
import { startEmbeddedPostgres } from '@talentplace/server/platform/embedded-postgres/embedded-postgres'
import { silentLog } from '@talentplace/server/testing/silent-log'

export interface DrillDatabase extends Database {
  readonly url: string
  stop(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A PostgreSQL of the drill's own in a temporary folder, as safe on disk as the product's; it outlives killed servers. */
export async function openDrillDatabase(): Promise<DrillDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-drill-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent })
  const database = openDatabase({ url: postgres.url, log: silentLog, connectWithin: 20_000 })
  await migrateDatabase(database.pool)
  await loadReferenceData(database.pool)
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
