import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { loadReferenceData } from '../../server/app/reference-data.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts'

const quiet = () => undefined

/** A PostgreSQL of the bench’s own in a temporary folder, migrated, with nobody in it. */
export async function openEmptyDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-bench-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: { info: quiet, warn: quiet, error: quiet } })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  await migrateDatabase(pool)
  await loadReferenceData(pool)
  await pool.end()
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
