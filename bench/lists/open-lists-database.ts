import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Pool } from 'pg'
import pino from 'pino'
import { loadReferenceData } from '../../server/app/reference-data.ts'
import { generateDemoData } from '../../server/demo/generate-demo-data.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts'
import { fillLists } from './fill-lists.ts'

export interface ListsDatabase {
  readonly url: string
  readonly pool: Pool
  stop(): Promise<void>
}

/**
 * A PostgreSQL whose tables are full. In a folder of the caller's it stays for the next run: what was filled is only migrated then.
 * @param share of the full size
 */
export async function openListsDatabase(
  folder: string | undefined,
  share: number,
  log: (line: string) => void,
): Promise<ListsDatabase> {
  const dataDir = folder === undefined ? await mkdtemp(join(tmpdir(), 'talentplace-lists-')) : resolve(folder)
  await mkdir(dataDir, { recursive: true })
  // As root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: log, error: log },
    settings: { fsync: 'off', max_wal_size: '8GB' },
  })
  const pool = new Pool({ connectionString: postgres.url, max: 4 })
  // A connection that is still closing when the database goes is no news.
  pool.on('error', () => undefined)
  await migrateDatabase(pool)
  const filled = `lists are filled at ${share}`
  const { rows } = await pool.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
  )
  if (rows[0]?.comment !== filled) {
    if (rows[0]?.comment !== null) throw new Error(`${dataDir} holds something else: ${rows[0]?.comment ?? ''}`)
    await loadReferenceData(pool)
    await generateDemoData(pool, { assistants: Math.ceil(100_000 * share), seed: 7, now: new Date(), log })
    await fillLists({ pool, url: postgres.url, log: pino({ level: 'silent' }) }, share, log)
    await pool.query(`comment on database talentplace is '${filled}'`)
  }
  return {
    url: postgres.url,
    pool,
    async stop() {
      await pool.end()
      await postgres.stop()
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
