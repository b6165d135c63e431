import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import pino from 'pino'
import { loadReferenceData } from '../app/reference-data.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { openDatabaseCopies } from './database-copies.ts'

/** A PostgreSQL of its own for the tests, with one database that is migrated and holds the reference data. */
export interface Template {
  /** Makes a database like it and answers its URL. */
  copy(): Promise<string>
  stop(): Promise<void>
}

/** Nothing here outlives the run, so nothing has to be safe on disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export async function startTemplate(): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-tests-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent, settings: FORGETFUL })
  await fillTemplate(postgres.url)
  const copies = openDatabaseCopies(postgres.url)
  return {
    copy: () => copies.copy(),
    async stop() {
      await copies.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Migrates a new database and loads what the product knows from the start, however long that takes on a busy machine. */
export async function fillTemplate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  await migrateDatabase(pool)
  await loadReferenceData(pool)
  // The tables of the jobs are made at the first start of a server; here, so that each test's server finds them.
  const jobs = createJobs({ url, log: pino({ level: 'silent' }) })
  await jobs.start()
  await jobs.stop()
  await pool.query('analyze')
  await pool.end()
}
